import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { logIn, people } from "./customer.ts";
import { askApi, type Refusal } from "./stand-in-api.ts";
import { mailsTo } from "./stand-in-checkout.ts";

interface Listed {
  code: string;
  link: string;
  "hydra:member": { email: string; state: string; reward: number | null }[];
}

async function sponsor(person: keyof typeof people) {
  const { token } = await logIn(people[person].email);
  return {
    list: async () =>
      (await askApi<Listed>("GET", "sponsorships?itemsPerPage=100", undefined, { token })).body,
    invite: (emails: string[], message?: string) =>
      askApi<Refusal & Listed>("POST", "sponsorships", { emails, message }, { token }),
  };
}

const register = (email: string, sponsorCode?: string | null) =>
  askApi<Refusal>("POST", "customers", {
    firstName: "Lou",
    lastName: "Roche",
    email,
    password: "trois gamelles",
    sponsorCode,
  });

test("the friends of a customer, masked, in every state, with code and link beside them", async () => {
  const { code, link, "hydra:member": friends } = await (await sponsor("camille")).list();
  expect(friends.map(({ email, state, reward }) => [email, state, reward])).toEqual([
    ["m•••@example.fr", "sent", null],
    ["y•••@example.com", "registered", null],
    ["s•••@example.be", "ordered", null],
    ["t•••@example.fr", "rewarded", 1000],
    ["o•••@example.lu", "expired", null],
  ]);
  expect(link).toBe(`/mon-compte/bienvenue/?parrain=${code}`);
});

test("nobody sees them without a token, and everybody only their own", async () => {
  expect((await askApi("GET", "sponsorships")).status).toBe(401);
  expect((await askApi("POST", "sponsorships", { emails: ["a@example.fr"] })).status).toBe(401);
  const paul = await sponsor("paul");
  const { code, "hydra:member": friends } = await paul.list();
  expect(friends).toEqual([]);
  expect(code).toMatch(/^[\w~.-]{1,64}$/);
  expect((await paul.list()).code).toBe(code);
});

test("invitations go out by mail, with the message as text; wrong ones keep all of them back", async () => {
  const paul = await sponsor("paul");
  const refused = await paul.invite(["lea@example.fr", "lea@", people.paul.email, "lea@example.fr"]);
  expect(refused.status).toBe(422);
  expect(refused.body.violations.map(({ propertyPath }) => propertyPath)).toEqual([
    "emails[1]",
    "emails[2]",
    "emails[3]",
  ]);
  expect(await mailsTo("lea@example.fr")).toEqual([]);

  expect((await paul.invite(["lea@example.fr"], "Viens !\n<b>Paul</b>")).status).toBe(201);
  const [mail] = await mailsTo("lea@example.fr");
  expect(mail?.subject).toBe("Paul vous invite chez Museau");
  expect(mail?.html).toContain("Viens\u00a0!<br>&lt;b&gt;Paul&lt;/b&gt;<br>");
  expect(mail?.html).toContain(`href="${(await paul.list()).link}"`);
  const again = await paul.invite(["LEA@example.fr"]);
  expect(again.body.violations).toMatchObject([
    { propertyPath: "emails[0]", message: expect.stringContaining("déjà") },
  ]);
});

test("sent twice at once, one mail goes out", async () => {
  const hugo = await sponsor("hugo");
  await Promise.all([hugo.invite(["deux@example.fr"]), hugo.invite(["deux@example.fr"])]);
  expect(await mailsTo("deux@example.fr")).toHaveLength(1);
  expect((await hugo.list())["hydra:member"]).toHaveLength(1);
});

test("a friend who registers with the code, orders, and is sent the order brings the reward", async () => {
  const nora = await sponsor("nora");
  const { code } = await nora.list();
  const stateNow = async () =>
    (await nora.list())["hydra:member"].map(({ state, reward }) => [state, reward]);
  await nora.invite(["lou@example.fr"]);
  expect(await stateNow()).toEqual([["sent", null]]);
  expect((await register("lou@example.fr", code)).status).toBe(204);
  expect(await stateNow()).toEqual([["registered", null]]);

  const order = (state: string, payment: string, shipping: string) =>
    env.DB.prepare(
      `insert or replace into orders (tokenValue, state, paymentState, shippingState, localeCode, channelCode, customerId, createdAt)
       select 'sponsored-order', ?, ?, ?, 'fr-FR', 'museau_fr', id, '2026-11-22' from customers where email = 'lou@example.fr'`,
    )
      .bind(state, payment, shipping)
      .run();
  await order("cart", "cart", "cart");
  expect(await stateNow()).toEqual([["registered", null]]);
  await order("new", "awaiting_payment", "ready");
  expect(await stateNow()).toEqual([["ordered", null]]);
  await order("fulfilled", "paid", "shipped");
  expect(await stateNow()).toEqual([["rewarded", 1000]]);
});

test("a code that was passed on by hand counts too; an unknown one, or one that expired, is refused", async () => {
  const nora = await sponsor("nora");
  const { code } = await nora.list();
  expect((await register("par-la-main@example.fr", code)).status).toBe(204);
  expect((await nora.list())["hydra:member"].map(({ email }) => email)).toContain("p•••@example.fr");
  const refusal = async (email: string, sponsorCode: string) =>
    (await register(email, sponsorCode)).body.violations.map(({ propertyPath }) => propertyPath);
  expect(await refusal("personne@example.fr", "INCONNU")).toEqual(["sponsorCode"]);
  expect(await refusal("o@example.lu", "CAMILLE-7Q2M")).toEqual(["sponsorCode"]);
  expect((await register("o@example.lu")).status).toBe(204);
});
