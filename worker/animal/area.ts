import { Hono } from "hono";
import type { Area } from "../area.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { loadAnimals } from "./animals.ts";
import { animalsApi } from "./animals-api.ts";
import { describeAnimal, loadDescription } from "./describe/describe-animal.ts";
import { fitApi } from "./fit-api.ts";
import { editAnimalForms, loadEditAnimal } from "./form/edit-animal.ts";
import { loadNewAnimal, newAnimalForm } from "./form/new-animal.ts";
import { postPhoto } from "./photo/photo-forms.ts";
import { isPhotoStep, withPhotoStep } from "./photo/photo-page.ts";
import { planForms } from "./plan/plan-forms.ts";
import { loadPlan } from "./plan/plan-page.tsx";
import { loadAnimal } from "./profile/animal.ts";
import { rationAnimalsApi } from "./ration-animals-api.ts";
import { loadWeighing, weighingForm } from "./weighing/weighing.ts";
import { weightApi } from "./weight/weight-api.ts";
import { weightForm } from "./weight/weight-form.ts";

const act = (c: AppContext, params: { animal: string }) =>
  isPhotoStep(c.req) ? postPhoto(c, params) : weightForm.act(c, params);

export const animal: Area = {
  screens: {
    "votre-animal": { load: loadDescription, action: describeAnimal },
    "mon-compte-mes-animaux": { load: loadAnimals },
    "mon-compte-mes-animaux-ajouter": {
      load: loadNewAnimal,
      action: newAnimalForm,
    },
    "mon-compte-mes-animaux-animal": {
      load: withPhotoStep(loadAnimal),
      action: { act },
    },
    "mon-compte-mes-animaux-animal-plan": { load: loadPlan, action: planForms },
    "pesee-animal": { load: loadWeighing, action: weighingForm },
    "mon-compte-mes-animaux-animal-modifier": {
      load: loadEditAnimal,
      action: editAnimalForms,
    },
  },
  api: {
    animals: new Hono<AppEnv>()
      .route("/", animalsApi)
      .route("/", fitApi)
      .route("/", rationAnimalsApi)
      .route("/", weightApi),
  },
};
