import type { RouteKey, RouteParams } from "../shared/routes.ts";
import { changeAddresses, keepTypedAddress } from "./account/addresses.ts";
import { resetPassword } from "./account/reset-password.ts";
import { takeSignInStep } from "./account/sign-in-page.ts";
import { actOnCheckout, keepTyped } from "./checkout/checkout.ts";
import { sendContact } from "./content/contact.ts";
import type { AppContext } from "./context.ts";
import type { Loader } from "./page/page.ts";

/** What the form of a screen does when it is posted to the screen's own address. */
export interface Action<K extends RouteKey = RouteKey> {
  /** Bytes that are read of a body at most: a file as large as the shop takes, and what stands around it. */
  bodyLimit: number;
  /** Answers the next page (303), or this one with what is wrong beside its fields. */
  act: Loader<K>;
  /** What is kept of a form that a guard turned away: its sender has to sign in again. */
  turnedAway?: (c: AppContext, params: RouteParams<K>) => Promise<void>;
}

const actions: { [K in RouteKey]?: Action<K> } = {
  "mon-compte-mes-adresses": { bodyLimit: 16_000, act: changeAddresses, turnedAway: keepTypedAddress },
  // A file little larger is still read, to be refused beside its field.
  "nous-contacter": { bodyLimit: 6_000_000, act: sendContact },
  "commande-order": { bodyLimit: 32_000, act: actOnCheckout, turnedAway: keepTyped },
  "mot-de-passe-oublie-forgotPassword": { bodyLimit: 16_000, act: resetPassword },
  connexion: { bodyLimit: 16_000, act: takeSignInStep },
};

/** The parameters were matched by the route's own pattern, so they are the action's. */
export function actionOf(key: RouteKey): Action | undefined {
  return actions[key] as Action | undefined;
}
