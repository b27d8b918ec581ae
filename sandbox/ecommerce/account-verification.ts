import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { users } from "../database/schema/customers.ts";
import type { SandboxEnv } from "../env.ts";
import { requireAccount } from "./bearer.ts";
import { mintMailedToken, spendMailedToken } from "./mailed-tokens.ts";
import { sendVerificationMail } from "./mails/account-mails.ts";
import { notFound } from "./problems.ts";

export const accountVerification = new Hono<SandboxEnv>()
  .post("/", async (c) => {
    const { id, customer } = requireAccount(c);
    await sendVerificationMail(c, customer, await mintMailedToken(c.get("db"), "verify-email", id));
    return c.body(null, 202);
  })
  .patch("/:token", async (c) => {
    const db = c.get("db");
    const customerId = await spendMailedToken(db, "verify-email", c.req.param("token"));
    if (customerId === undefined) throw notFound("Ce lien n’est plus valable.");
    await db.update(users).set({ verified: true }).where(eq(users.customerId, customerId));
    return c.body(null, 202);
  });
