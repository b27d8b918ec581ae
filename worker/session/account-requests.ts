import { digestOf } from "../digest.ts";

export async function accountRequests({ ACCOUNT_SESSIONS }: Env, email: string) {
  const name = await digestOf(`requests of ${email.trim().toLowerCase()}`);
  return ACCOUNT_SESSIONS.get(ACCOUNT_SESSIONS.idFromName(name));
}
