import type { Area } from "../area.ts";
import { addressForms } from "./addresses/address-forms.ts";
import { loadAddresses } from "./addresses/addresses.ts";
import { loadAccount } from "./dashboard/account.ts";
import { sessionApi } from "./session-api.ts";
import { loadReset, resetPassword } from "./sign-in/reset-password.ts";
import { signInForms } from "./sign-in/sign-in-forms.ts";
import { loadSignIn } from "./sign-in/sign-in-page.ts";
import { confirmEmail, loadWelcome } from "./sign-in/welcome.ts";

export const account: Area = {
  screens: {
    connexion: { load: loadSignIn, action: signInForms },
    "mot-de-passe-oublie-forgotPassword": {
      load: loadReset,
      action: resetPassword,
    },
    "mon-compte": { load: loadAccount },
    "mon-compte-bienvenue": { load: loadWelcome, action: confirmEmail },
    "mon-compte-mes-adresses": {
      load: loadAddresses,
      action: addressForms,
    },
  },
  api: { session: sessionApi },
};
