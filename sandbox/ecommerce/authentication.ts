import { eq } from "drizzle-orm";
import { Hono } from "hono";
import * as z from "zod/mini";
import { refreshTokens } from "../database/schema.ts";
import type { SandboxEnv } from "../env.ts";
import { accountByEmail, accountById } from "./accounts.ts";
import { passwordMatches } from "./passwords.ts";
import { unauthorized } from "./problems.ts";
import { linkedData, readBody } from "./request.ts";
import { openSession } from "./sessions.ts";

const credentials = z.object({ email: z.string(), password: z.string() });
const renewal = z.object({ refresh_token: z.string() });

export const authentication = new Hono<SandboxEnv>()
  .post("/", async (c) => {
    const { email, password } = await readBody(c, credentials);
    const account = await accountByEmail(c.get("db"), email);
    if (!account || !(await passwordMatches(password, account.user.passwordHash))) {
      throw unauthorized("Identifiants invalides.");
    }
    return linkedData(c, await openSession(c, account));
  })
  /** A refresh token works once: it is deleted in the same statement that finds it. */
  .post("/refresh", async (c) => {
    const { refresh_token } = await readBody(c, renewal);
    const db = c.get("db");
    const [spent] = await db.delete(refreshTokens).where(eq(refreshTokens.token, refresh_token)).returning();
    if (!spent) throw unauthorized("JWT Refresh Token Not Found");
    if (spent.expiresAt <= new Date().toISOString()) throw unauthorized("Invalid JWT Refresh Token");
    const account = await accountById(db, spent.customerId);
    if (!account) throw unauthorized("JWT Refresh Token Not Found");
    return linkedData(c, await openSession(c, account));
  });
