import { eq } from "drizzle-orm";
import { Hono } from "hono";
import * as z from "zod/mini";
import { refreshTokens, users } from "../database/schema/customers.ts";
import type { SandboxEnv } from "../env.ts";
import { accountByEmail } from "./accounts.ts";
import { newPasswordFaults } from "./customer-rules.ts";
import { mintMailedToken, readMailedToken, spendMailedToken } from "./mailed-tokens.ts";
import { sendResetMail } from "./mails/account-mails.ts";
import { hashPassword } from "./passwords.ts";
import { notFound, refuse } from "./problems.ts";
import { readBody } from "./request.ts";

const asking = z.object({ email: z.string(), locale: z.nullish(z.string()) });
const choosing = z.object({ newPassword: z.string(), confirmNewPassword: z.string() });

/** The answer does not reveal whether the e-mail is known. */
export const resetPassword = new Hono<SandboxEnv>()
  .post("/", async (c) => {
    const { email } = await readBody(c, asking);
    const db = c.get("db");
    const account = await accountByEmail(db, email);
    if (account)
      await sendResetMail(c, account.customer, await mintMailedToken(db, "reset-password", account.id));
    return c.body(null, 202);
  })
  .patch("/:token", async (c) => {
    const { newPassword, confirmNewPassword } = await readBody(c, choosing);
    const db = c.get("db");
    const token = c.req.param("token");
    if ((await readMailedToken(db, "reset-password", token)) === undefined) throw expired();
    refuse(newPasswordFaults({ newPassword, confirmNewPassword }));
    const customerId = await spendMailedToken(db, "reset-password", token);
    if (customerId === undefined) throw expired();
    const passwordHash = await hashPassword(newPassword);
    await db.batch([
      db.update(users).set({ passwordHash }).where(eq(users.customerId, customerId)),
      db.delete(refreshTokens).where(eq(refreshTokens.customerId, customerId)),
    ]);
    return c.body(null, 202);
  });

const expired = () => notFound("Ce lien n’est plus valable.");
