import { eq, sql } from "drizzle-orm";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import * as clock from "../../shared/time/clock.ts";
import type { Database } from "../database/open.ts";
import {
  customers as customerTable,
  formerEmails,
  refreshTokens,
  users,
} from "../database/schema/customers.ts";
import type { SandboxEnv } from "../env.ts";
import { accountByEmail, accountById } from "./accounts.ts";
import { requireSelf } from "./bearer.ts";
import { customerJson } from "./customer-json.ts";
import { newPasswordFaults, personFaults } from "./customer-rules.ts";
import { mintMailedToken } from "./mailed-tokens.ts";
import { sendChangedEmailMails, sendChangedPasswordMail, sendWelcomeMail } from "./mails/account-mails.ts";
import { hashPassword, passwordMatches } from "./passwords.ts";
import { invalid, notFound, refuse } from "./problems.ts";
import { linkedData, readBody } from "./request.ts";
import { noteFriend, sponsorFaults, sponsorOf } from "./sponsors.ts";
import { type Violation, violation } from "./violations.ts";

const personal = {
  gender: z.optional(z.nullable(z.string())),
  birthday: z.optional(z.nullable(z.string())),
  subscribedToNewsletter: z.optional(z.boolean()),
};
const registration = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  password: z.string(),
  sponsorCode: z.nullish(z.string()),
  ...personal,
});
const partialCustomer = z.object({
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  email: z.optional(z.string()),
  defaultAddress: z.optional(z.nullable(z.string())),
  communicationLanguage: z.optional(z.string()),
  ...personal,
});
const passwordChange = z.object({
  currentPassword: z.string(),
  newPassword: z.string(),
  confirmNewPassword: z.string(),
});

export const customerLookup = new Hono<SandboxEnv>().post("/", async (c) => {
  const { email } = await readBody(c, z.object({ email: z.string() }));
  if (!(await accountByEmail(c.get("db"), email))) throw notFound("Aucun compte avec cette adresse e-mail.");
  return linkedData(c, { exists: true });
});

export const customers = new Hono<SandboxEnv>()
  .post("/", async (c) => {
    const { password, gender, sponsorCode, ...person } = await readBody(c, registration);
    const email = person.email.trim().toLowerCase();
    const db = c.get("db");
    const sponsor = await sponsorOf(db, sponsorCode);
    refuse([
      ...personFaults({ ...person, email, password }),
      ...(await takenFaults(c, email, null)),
      ...(await sponsorFaults(db, sponsor, email)),
    ]);
    const values = { ...person, email, gender: gender ?? "u", createdAt: clock.date().toISOString() };
    const passwordHash = await hashPassword(password);
    const customerId = sql`(select ${customerTable.id} from ${customerTable} where ${customerTable.email} = ${email})`;
    // One batch: no account is half created, and of two parallel registrations one wins.
    const [[opened]] = await db.batch([
      db.insert(customerTable).values(values).onConflictDoNothing().returning({ id: customerTable.id }),
      db.insert(users).values({ customerId, passwordHash }).onConflictDoNothing(),
    ]);
    if (!opened) throw invalid(taken);
    if (typeof sponsor === "number") await noteFriend(db, sponsor, { id: opened.id, email });
    await sendWelcomeMail(
      c,
      { email, firstName: person.firstName },
      await mintMailedToken(db, "verify-email", opened.id),
    );
    return c.body(null, 204);
  })
  .get("/:id", async (c) => linkedData(c, await customerJson(requireSelf(c))))
  .put("/:id", async (c) => {
    const { id, customer, user } = requireSelf(c);
    const { gender, ...change } = await readBody(c, partialCustomer);
    const email = change.email?.trim().toLowerCase();
    refuse([...personFaults(change), ...(email === undefined ? [] : await takenFaults(c, email, id))]);
    const values = {
      ...change,
      ...(email !== undefined && { email }),
      ...(gender !== undefined && { gender: gender ?? "u" }),
    };
    const db = c.get("db");
    if (Object.keys(values).length > 0)
      await db.update(customerTable).set(values).where(eq(customerTable.id, id));
    if (email !== undefined && email !== customer.email) {
      if (user.verified) await keepFormer(db, id, customer.email);
      await confirmAnew(c, id, customer.email);
    }
    const changed = await accountById(db, id);
    if (!changed) throw notFound("Ce client n’existe pas.");
    return linkedData(c, await customerJson(changed));
  })
  .put("/:id/password", async (c) => {
    const { user, customer } = requireSelf(c);
    const { currentPassword, newPassword, confirmNewPassword } = await readBody(c, passwordChange);
    if (!(await passwordMatches(currentPassword, user.passwordHash))) {
      throw invalid(wrongPassword);
    }
    refuse(newPasswordFaults({ newPassword, confirmNewPassword }));
    const passwordHash = await hashPassword(newPassword);
    // Sylius ends no session when the password changes.
    await c.get("db").update(users).set({ passwordHash }).where(eq(users.id, user.id));
    await sendChangedPasswordMail(c, customer);
    return c.body(null, 204);
  });

/** Messages sent from the former address without a login still belong to this customer. */
async function keepFormer(db: Database, customerId: number, email: string): Promise<void> {
  const heldUntil = clock.date().toISOString();
  await db
    .insert(formerEmails)
    .values({ customerId, email, heldUntil })
    .onConflictDoUpdate({ target: [formerEmails.customerId, formerEmails.email], set: { heldUntil } });
}

/** Sylius uses the e-mail as the name in its tokens, so tokens with the former one stop working. */
async function confirmAnew(c: Context<SandboxEnv>, id: number, formerEmail: string): Promise<void> {
  const db = c.get("db");
  await db.batch([
    db.update(users).set({ verified: false }).where(eq(users.customerId, id)),
    db.delete(refreshTokens).where(eq(refreshTokens.customerId, id)),
  ]);
  const account = await accountById(db, id);
  if (!account) return;
  await sendChangedEmailMails(
    c,
    { ...account.customer, formerEmail },
    await mintMailedToken(db, "verify-email", id),
  );
}

async function takenFaults(c: Context<SandboxEnv>, email: string, self: number | null): Promise<Violation[]> {
  const holder = await accountByEmail(c.get("db"), email);
  return !holder || holder.id === self ? [] : [taken];
}

const taken: Violation = {
  path: "email",
  message: { en: "This e-mail is already used.", fr: "Cet e-mail est déjà utilisé." },
};

const wrongPassword = violation("wrongPassword", "currentPassword", {
  en: "This is not the current password.",
  fr: "Ce n’est pas le mot de passe actuel.",
});
