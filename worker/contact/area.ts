import type { Area } from "../area.ts";
import { loadContact, sendContact } from "./contact.ts";

export const contact: Area = {
  screens: {
    "nous-contacter": {
      load: loadContact,
      // Slightly above the file limit, so that the field can show the error.
      action: { bodyLimit: 6_000_000, ...sendContact },
    },
  },
};
