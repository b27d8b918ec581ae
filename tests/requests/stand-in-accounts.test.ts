import { expect, test } from "vitest";
import { logIn } from "./customer.ts";
import { askApi, type Refusal, refusedAt } from "./stand-in-api.ts";
import { lyon, mailsTo } from "./stand-in-checkout.ts";

const camille = "camille.durand@example.fr";
const login = (password: string) =>
  askApi<{ token: string }>("POST", "authentication-token", { email: camille, password });

async function mailedToken(pattern: RegExp): Promise<string> {
  const [mail] = await mailsTo(camille);
  return pattern.exec(mail?.html ?? "")?.[1] ?? "";
}

test("a forgotten password is requested without revealing accounts", async () => {
  const known = await askApi("POST", "reset-password-requests", { email: camille, locale: "fr-FR" });
  const unknown = await askApi("POST", "reset-password-requests", { email: "nobody@example.fr" });
  expect([known.status, unknown.status]).toEqual([202, 202]);
  expect(await mailsTo("nobody@example.fr")).toEqual([]);
});

test("the mailed link sets a new password once, and ends the sessions of the old one", async () => {
  const { refresh_token } = await logIn(camille);
  await askApi("POST", "reset-password-requests", { email: camille });
  const token = await mailedToken(/mot-de-passe-oublie\/([\w~-]+)\//);
  const passwords = { newPassword: "croquettes-2026", confirmNewPassword: "croquettes-2026" };
  const change = (body: object) =>
    askApi<Refusal>("PATCH", `reset-password-requests/${token}`, { ...passwords, ...body });

  expect(refusedAt(await change({ confirmNewPassword: "autre" }))).toContain(
    "422 newPassword: Les mots de passe ne correspondent pas",
  );
  expect(refusedAt(await change({ newPassword: "abc", confirmNewPassword: "abc" }))).toContain(
    "422 newPassword",
  );
  expect((await change({})).status).toBe(202);
  expect((await change({})).status).toBe(404);
  expect((await login("croquettes-2026")).status).toBe(200);
  expect((await login("motdepasse-demo")).status).toBe(401);
  expect((await askApi("POST", "authentication-token/refresh", { refresh_token })).status).toBe(401);
});

test("an e-mail address is verified by its mailed link, once", async () => {
  const { token: access } = await logIn(camille);
  await askApi("POST", "account-verification-requests", {}, { token: access });
  const token = await mailedToken(/jeton=([\w~-]+)/);
  const verify = () => askApi("PATCH", `account-verification-requests/${token}`, {});
  expect((await verify()).status).toBe(202);
  expect((await verify()).status).toBe(404);
});

test("a registration gets a welcome mail, with the link that verifies the address", async () => {
  const person = { firstName: "Lucie", lastName: "Robert", email: "lucie@example.fr", password: "gamelle" };
  expect((await askApi("POST", "customers", person)).status).toBe(204);
  const [mail] = await mailsTo(person.email);
  expect(mail?.subject).toBe("Bienvenue chez Museau, Lucie");
  expect(mail?.html).toMatch(/\/mon-compte\/bienvenue\/\?jeton=[\w~-]+/);
  for (const expected of [
    "69009 Lyon, France",
    "RCS Lyon",
    "+33 4 65 71 00 42",
    "/page/donnees-personnelles/",
  ]) {
    expect(mail?.html).toContain(expected);
  }
});

test("an address book is for its customer only, and a deleted favourite is unset", async () => {
  const { token } = await logIn(camille);
  const ask = <T = { id: number; isDefault: boolean; alias: string | null }>(
    method: string,
    path: string,
    body?: unknown,
    who = token,
  ) => askApi<T>(method, `addresses${path}`, body, { token: who });
  const { status, body } = await ask("POST", "", { ...lyon, alias: "Maison" });
  expect(status).toBe(201);
  const iri = `/api/v2/shop/addresses/${body.id}`;
  await askApi("PUT", "customers/1", { defaultAddress: iri }, { token });
  expect((await ask("GET", `/${body.id}`)).body).toMatchObject({ alias: "Maison", isDefault: true });

  const { token: paul } = await logIn("paul.martin@example.be");
  for (const method of ["GET", "DELETE"])
    expect((await ask(method, `/${body.id}`, undefined, paul)).status).toBe(404);
  expect((await ask("PUT", `/${body.id}`, lyon, paul)).status).toBe(404);

  expect((await ask("DELETE", `/${body.id}`)).status).toBe(204);
  const customer = await askApi<{ defaultAddress: string | null }>("GET", "customers/1", undefined, {
    token,
  });
  expect(customer.body.defaultAddress).toBeNull();
});

test("an invalid address is refused field by field", async () => {
  const { token } = await logIn(camille);
  const wrong = { ...lyon, postcode: "1000", city: "", alias: "Maison 🏠" };
  const { status, body } = await askApi<Refusal>("POST", "addresses", wrong, { token });
  expect(status).toBe(422);
  expect(body.violations.map(({ propertyPath }) => propertyPath)).toEqual(["city", "postcode", "alias"]);
});

test("the countries of the shop have their names", async () => {
  const { body } = await askApi<{ "hydra:member": { code: string; name: string }[] }>("GET", "countries");
  expect(body["hydra:member"]).toMatchObject([{ code: "FR" }, { code: "BE" }, { name: "Luxembourg" }]);
});
