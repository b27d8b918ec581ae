import type { Area } from "../area.ts";
import { loadAccount } from "./account.ts";
import { addressForms } from "./address-forms.ts";
import { loadAddresses } from "./addresses.ts";
import { loadReset, resetPassword } from "./reset-password.ts";
import { sessionApi } from "./session-api.ts";
import { takeSignInStep } from "./sign-in-forms.ts";
import { loadSignIn } from "./sign-in-page.ts";
import { confirmEmail, loadWelcome } from "./welcome.ts";

export const account: Area = {
  screens: {
    connexion: { load: loadSignIn, action: { act: takeSignInStep } },
    "mot-de-passe-oublie-forgotPassword": {
      load: loadReset,
      action: { act: resetPassword },
    },
    "mon-compte": { load: loadAccount },
    "mon-compte-bienvenue": { load: loadWelcome, action: { act: confirmEmail } },
    "mon-compte-mes-adresses": {
      load: loadAddresses,
      action: addressForms,
    },
  },
  api: { session: sessionApi },
};
