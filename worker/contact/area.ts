import type { Area } from "../area.ts";
import { loadContact, sendContact } from "./contact.ts";

export const contact: Area = {
  screens: {
    "nous-contacter": {
      load: loadContact,
      // A file little larger than allowed is still read, to be refused beside its field.
      action: { bodyLimit: 6_000_000, act: sendContact },
    },
  },
};
