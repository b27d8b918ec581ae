import { digestOf } from "../digest.ts";
import { objectNamed } from "../durable-object.ts";
import type { RequestedEnd } from "./account-sessions.ts";

export async function accountRequests(env: Env, email: string) {
  return objectNamed(env, env.ACCOUNT_SESSIONS, await nameOf(email));
}

/** Those of the objects without a jurisdiction as well: they hold requests of the 400 days before it was chosen. */
export async function requestedEndsOf(env: Env, email: string): Promise<RequestedEnd[]> {
  const { ACCOUNT_SESSIONS, OBJECT_JURISDICTION } = env;
  const current = (await accountRequests(env, email)).requestedEnds();
  if (!OBJECT_JURISDICTION) return current;
  const former = ACCOUNT_SESSIONS.get(ACCOUNT_SESSIONS.idFromName(await nameOf(email)));
  return [...(await former.requestedEnds()), ...(await current)];
}

const nameOf = (email: string) => digestOf(`requests of ${email.trim().toLowerCase()}`);
