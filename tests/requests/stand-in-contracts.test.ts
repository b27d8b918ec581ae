import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { footer } from "../../sandbox/content/footer.ts";
import { unbroken } from "../../shared/text/unbroken.ts";
import { logIn, people } from "./customer.ts";
import { askApi, type Refusal, refusedAt } from "./stand-in-api.ts";
import { mailsTo } from "./stand-in-checkout.ts";

interface Receipt {
  reference: string;
  receivedAt: string;
}

const withdrawal = { name: "Nadia Petit", email: "nadia@exemple.fr", orderNumber: "000123" };
const termination = { name: "Nadia Petit", email: "nadia@exemple.fr", contractNumber: "AB-12" };
const terminate = <T = Receipt>(more: object = {}) =>
  askApi<T>("POST", "contract-terminations", { ...termination, ...more });
const withdraw = <T = Receipt>(more: object = {}) =>
  askApi<T>("POST", "withdrawals", { ...withdrawal, ...more });

describe.each([
  ["a termination", terminate, "RES", "contractNumber"],
  ["a withdrawal", withdraw, "REN", "orderNumber"],
] as const)("%s", (_, ask, prefix, number) => {
  test("is taken without a token, and answered by a reference and the moment of its receipt", async () => {
    const { status, body } = await ask();
    expect(status).toBe(202);
    expect(body).toEqual({
      reference: expect.stringMatching(new RegExp(`^${prefix}-[2-9A-Z]{4}-[2-9A-Z]{4}$`)),
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
  });

  test("sent twice within minutes has one reference and one mail; another content has its own", async () => {
    const email = `${prefix}@exemple.fr`;
    const [one, other] = await Promise.all([ask({ email }), ask({ email })]);
    expect(other.body).toEqual(one.body);
    expect((await ask({ email })).body).toEqual(one.body);
    expect(await mailsTo(email)).toHaveLength(1);
    expect((await ask({ email, [number]: "000999" })).body.reference).not.toBe(one.body.reference);
    await env.DB.batch(
      ["contract_terminations", "withdrawals"].map((table) =>
        env.DB.prepare(`update ${table} set receivedAt = '2026-01-01T00:00:00.000Z'`),
      ),
    );
    expect((await ask({ email })).body.reference).not.toBe(one.body.reference);
  });

  test("without a member is 400, with an empty or wrong one 422 beside it", async () => {
    expect((await ask({ [number]: undefined })).status).toBe(400);
    expect(refusedAt(await ask<Refusal>({ [number]: " " }))).toContain(`422 ${number}`);
    expect(refusedAt(await ask<Refusal>({ name: "" }))).toContain("422 name");
    expect(refusedAt(await ask<Refusal>({ email: "nadia@" }))).toContain("422 email");
  });
});

test("the receipt of a termination is mailed to the customer, and the request to customer service", async () => {
  const email = "fin@exemple.fr";
  const { body } = await terminate({ email, date: "2026-12-01", name: "<b>Nadia</b>" });
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toBe(`Accusé de réception de votre demande de résiliation ${body.reference}`);
  for (const part of [
    body.reference,
    "AB-12",
    "1er\u00a0décembre\u00a02026",
    "heure de Paris",
    "&lt;b&gt;Nadia",
  ]) {
    expect(mail?.html).toContain(part);
  }
  expect((await mailsTo(footer.customerService.email))[0]?.subject).toContain(body.reference);
  expect(refusedAt(await terminate<Refusal>({ date: "2026-02-30" }))).toContain("422 date");
});

test("the receipt of a withdrawal names its items, or the whole order", async () => {
  const email = "retour@exemple.fr";
  await withdraw({ email, items: ["Croquettes, 2 kg", "Terrine"] });
  expect((await mailsTo(email))[0]?.html).toContain(unbroken("« Croquettes, 2 kg » et « Terrine »"));
  await withdraw({ email, items: [] });
  expect((await mailsTo(email))[0]?.html).toContain("toute la commande");
});

test("customer service sees what has to be answered: terminations, withdrawals, accounts to delete", async () => {
  const [ended, renounced] = [
    (await terminate({ email: "liste@exemple.fr", name: "<i>Nadia</i>" })).body.reference,
    (await withdraw({ email: "liste@exemple.fr", items: ["Croquettes × 2", "Pâtée"] })).body.reference,
  ];
  const { token } = await logIn(people.paul.email);
  expect((await askApi("POST", "customers/2/deletion-requests", {}, { token })).status).toBe(202);
  const standIns = env.SANDBOX as Fetcher;
  const page = await (await standIns.fetch("http://sandbox/_sandbox/")).text();
  const service = /<h2>Service client<\/h2>.*?<\/section>/s.exec(page)?.[0] ?? "";
  for (const part of [
    ended,
    renounced,
    "&lt;i&gt;Nadia",
    "«\u00a0Croquettes × 2\u00a0» et «\u00a0Pâtée\u00a0»",
    people.paul.email,
  ])
    expect(service).toContain(part);
  const listed = await (await standIns.fetch("http://sandbox/_sandbox/customer-service")).json();
  expect(listed).toMatchObject({ deletions: [{ customerId: 2, email: people.paul.email }] });
});
