import type { Area } from "../area.ts";
import { personalForms } from "./personal-forms.ts";
import { loadPersonal } from "./personal-page.ts";

export const personal: Area = {
  screens: {
    "mon-compte-mes-informations-personnelles": {
      load: loadPersonal,
      action: personalForms,
    },
  },
};
