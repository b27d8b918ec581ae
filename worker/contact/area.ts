import type { Area } from "../area.ts";
import { loadContact, sendContact } from "./contact.ts";

export const contact: Area = {
  screens: {
    "nous-contacter": {
      load: loadContact,
      action: sendContact,
    },
  },
};
