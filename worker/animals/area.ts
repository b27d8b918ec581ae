import { Hono } from "hono";
import type { Area } from "../area.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { loadAnimal } from "./animal.ts";
import { loadAnimals } from "./animals.ts";
import { animalsApi } from "./animals-api.ts";
import { editAnimalForms, loadEditAnimal } from "./edit-animal.ts";
import { loadNewAnimal, newAnimalForm } from "./new-animal.ts";
import { postPhoto } from "./photo-forms.ts";
import { isPhotoStep, withPhotoStep } from "./photo-page.ts";
import { rationAnimalsApi } from "./ration-animals-api.ts";
import { weightForms } from "./save-weight.ts";
import { weightApi } from "./weight-api.ts";

const act = (c: AppContext, params: { animal: string }) =>
  isPhotoStep(c) ? postPhoto(c, params) : weightForms.act(c, params);

export const animals: Area = {
  screens: {
    "mon-compte-mes-animaux": { load: loadAnimals },
    "mon-compte-mes-animaux-ajouter": {
      load: loadNewAnimal,
      action: newAnimalForm,
    },
    "mon-compte-mes-animaux-animal": {
      load: withPhotoStep(loadAnimal),
      action: { act },
    },
    "mon-compte-mes-animaux-animal-modifier": {
      load: loadEditAnimal,
      action: editAnimalForms,
    },
  },
  api: {
    animals: new Hono<AppEnv>().route("/", animalsApi).route("/", rationAnimalsApi).route("/", weightApi),
  },
};
