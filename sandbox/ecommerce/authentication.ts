import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import * as clock from "../../shared/time/clock.ts";
import { refreshTokens } from "../database/schema/customers.ts";
import type { SandboxEnv } from "../env.ts";
import { emailOf } from "../identity-provider/id-token.ts";
import { accountByEmail, accountById } from "./accounts.ts";
import { readScore, spendToken } from "./bot-check-tokens.ts";
import { passwordMatches } from "./passwords.ts";
import { unauthorized } from "./problems.ts";
import { linkedData, readBody } from "./request.ts";
import { openSession } from "./sessions.ts";

const credentials = z.object({ email: z.string(), password: z.string() });
const identity = z.object({ identityToken: z.string(), botCheckToken: z.string() });
const renewal = z.object({ refresh_token: z.string() });

export const authentication = new Hono<SandboxEnv>()
  .post("/", async (c) => {
    const shown = await readBody(c, z.union([credentials, identity]));
    const account =
      "password" in shown ? await accountByPassword(c, shown) : await accountByIdentity(c, shown);
    if (!account) throw unauthorized("Identifiants invalides.");
    return linkedData(c, await openSession(c, account));
  })
  /** A refresh token works once: the statement that finds it deletes it. */
  .post("/refresh", async (c) => {
    const { refresh_token } = await readBody(c, renewal);
    const db = c.get("db");
    const [spent] = await db.delete(refreshTokens).where(eq(refreshTokens.token, refresh_token)).returning();
    if (!spent) throw unauthorized("JWT Refresh Token Not Found");
    if (spent.expiresAt <= clock.date().toISOString()) throw unauthorized("Invalid JWT Refresh Token");
    const account = await accountById(db, spent.customerId);
    if (!account) throw unauthorized("JWT Refresh Token Not Found");
    return linkedData(c, await openSession(c, account));
  });

/** Hash that is compared for an unknown e-mail, so that the response time does not reveal accounts. */
const nobody = "AAAAAAAAAAAAAAAAAAAAAA==:";

async function accountByPassword(c: Context<SandboxEnv>, { email, password }: z.infer<typeof credentials>) {
  const account = await accountByEmail(c.get("db"), email);
  const matches = await passwordMatches(password, account?.user.passwordHash ?? nobody);
  return account && matches ? account : null;
}

async function accountByIdentity(
  c: Context<SandboxEnv>,
  { identityToken, botCheckToken }: z.infer<typeof identity>,
) {
  const db = c.get("db");
  const email = await emailOf(c, identityToken);
  const isPerson = (await spendToken(db, botCheckToken)) !== undefined && (await readScore(db)) >= 0.5;
  return email !== undefined && isPerson ? accountByEmail(db, email) : null;
}
