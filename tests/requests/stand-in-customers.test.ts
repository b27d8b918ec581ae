import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { demoPassword, logIn, people } from "./customer.ts";
import { askApi, type Refusal, refusedAt } from "./stand-in-api.ts";
import { lyon, mailsTo } from "./stand-in-checkout.ts";

const enter = (email: string, password: string = demoPassword) =>
  askApi<{ token: string; refresh_token: string }>("POST", "authentication-token", { email, password });

const refresh = (refresh_token: string) =>
  askApi("POST", "authentication-token/refresh", { refresh_token }).then(({ status }) => status);

test("a changed e-mail address has to be confirmed again, and ends the tokens that name the former one", async () => {
  const { token, refresh_token } = await logIn(people.hugo.email);
  const change = (body: object) => askApi<Refusal>("PUT", "customers/4", body, { token });
  expect(refusedAt(await change({ email: people.camille.email }))).toBe(
    "422 email: Cet e-mail est déjà utilisé.",
  );
  expect((await change({ email: "Hugo@Example.FR" })).body).toMatchObject({
    email: "hugo@example.fr",
    firstName: "Hugo",
    user: { verified: false },
  });
  expect((await askApi("GET", "customers/4", undefined, { token })).status).toBe(401);
  expect(await refresh(refresh_token)).toBe(401);
  expect((await enter(people.hugo.email)).status).toBe(401);

  const [link] = await mailsTo("hugo@example.fr");
  const [warning] = await mailsTo(people.hugo.email);
  expect([link?.subject, warning?.subject]).toEqual([
    "Confirmez votre nouvelle adresse e-mail",
    "Votre adresse e-mail a changé",
  ]);
  const mailed = /jeton=([\w~-]+)/.exec(link?.html ?? "")?.[1];
  expect((await askApi("PATCH", `account-verification-requests/${mailed}`, {})).status).toBe(202);
  const { body } = await enter("hugo@example.fr");
  expect((await askApi("GET", "customers/4", undefined, { token: body.token })).body).toMatchObject({
    user: { verified: true },
  });
});

test("the same e-mail address is sent no mail", async () => {
  const { token } = await logIn(people.paul.email);
  const { body } = await askApi("PUT", "customers/2", { email: people.paul.email }, { token });
  expect(body).toMatchObject({ user: { verified: true } });
  expect(await mailsTo(people.paul.email)).toEqual([]);
});

test("a change says only what changes; another customer's data, and an unknown language, are refused", async () => {
  const { token } = await logIn(people.paul.email);
  const change = (id: number, body: object) => askApi<Refusal>("PUT", `customers/${id}`, body, { token });
  expect((await change(2, { communicationLanguage: "nl" })).body).toMatchObject({
    communicationLanguage: "nl",
    firstName: "Paul",
    gender: "m",
  });
  expect(refusedAt(await change(2, { communicationLanguage: "tlh" }))).toContain("422 communicationLanguage");
  for (const path of ["customers/1", "customers/1/data-export", "customers/x/data-export"])
    expect((await askApi("GET", path, undefined, { token })).status).toBe(404);
  expect((await change(1, { firstName: "Paula" })).status).toBe(404);
  expect((await askApi("POST", "customers/1/deletion-requests", {}, { token })).status).toBe(404);
});

test("a new password ends no session, and is told by mail", async () => {
  const { token, refresh_token } = await logIn(people.nora.email);
  const passwords = { newPassword: "croquettes-2026", confirmNewPassword: "croquettes-2026" };
  const change = (currentPassword: string) =>
    askApi<Refusal>("PUT", "customers/3/password", { currentPassword, ...passwords }, { token });
  expect(refusedAt(await change("oublié"))).toContain("422 currentPassword");
  expect((await change(demoPassword)).status).toBe(204);
  expect(await refresh(refresh_token)).toBe(200);
  expect((await enter(people.nora.email, "croquettes-2026")).status).toBe(200);
  expect((await mailsTo(people.nora.email)).map(({ subject }) => subject)).toContain(
    "Votre mot de passe a changé",
  );
});

test("the export has everything that is kept, and no secret", async () => {
  const { token } = await logIn(people.marguerite.email);
  await askApi("POST", "addresses", { ...lyon, alias: "Chez Léa" }, { token });
  const { status, body } = await askApi<Record<string, unknown>>(
    "GET",
    "customers/5/data-export",
    undefined,
    { token },
  );
  expect(status).toBe(200);
  expect(body.customer).toMatchObject({ email: people.marguerite.email, communicationLanguage: "fr" });
  for (const part of [
    "addresses",
    "orders",
    "subscriptions",
    "animals",
    "sponsorships",
    "messages",
    "newsletter",
  ])
    expect(body[part], part).toBeInstanceOf(Array);
  const text = JSON.stringify(body);
  expect(text).toContain("Chez Léa");
  expect(text).toContain("demo-payee");
  expect(text).not.toMatch(/passwordHash|gatewayToken/);
});

test("the export has what was sent from a former address, and names nobody else", async () => {
  const email = people.camille.email;
  const { token } = await logIn(email);
  const message = (sender: string, text: string) =>
    askApi("POST", "contact-requests", { email: sender, message: text }, { token });
  expect((await message("Camille.Durand@example.fr", "Où est mon colis de lundi ?")).status).toBeLessThan(
    300,
  );
  await message("victime@example.fr", "Ceci n’est pas de Camille.");
  await env.DB.prepare("update sponsorships set friendId = 4 where email = 'yanis.benali@example.com'").run();
  expect((await askApi("PUT", "customers/1", { email: "victime@example.fr" }, { token })).status).toBe(200);
  await message(email, "Écrit par un autre, après elle.");
  const exportOf = async (id: number, address: string, password?: string) =>
    JSON.stringify(
      (
        await askApi("GET", `customers/${id}/data-export`, undefined, {
          token: (await enter(address, password)).body.token,
        })
      ).body,
    );
  const own = await exportOf(1, "victime@example.fr");
  expect(own).toContain("Où est mon colis de lundi ?");
  expect(own).toContain("m•••@example.fr");
  expect(own).not.toMatch(/pas de Camille|après elle|marion|yanis|friendId/);
  await env.DB.prepare("update users set verified = 1 where customerId = 1").run();
  expect(await exportOf(1, "victime@example.fr")).toContain("pas de Camille");
  const friend = await exportOf(4, "hugo@example.fr");
  expect(friend).toContain('"sponsoredBy":[{"email":"yanis.benali@example.com","state":"registered"');
});

test("an account is deleted on request, once, but not while a subscription runs", async () => {
  const { token } = await logIn(people.paul.email);
  const ask = () => askApi<Refusal>("POST", "customers/2/deletion-requests", {}, { token });
  const address = JSON.stringify(lyon);
  await env.DB.prepare(
    `insert into subscriptions (number, customerId, state, createdAt, subscriptionInterval, shippingAddress,
      billingAddress, shippingMethod, paymentMethod) values ('A-77', 2, 'paused', '2026-10-01T08:00:00.000Z', 31, ?, ?,
      'colissimo', 'card')`,
  )
    .bind(address, address)
    .run();
  expect(refusedAt(await ask())).toBe("422 : L’abonnement A-77 est en cours : il doit d’abord prendre fin.");
  await env.DB.prepare("update subscriptions set state = 'stopped' where number = 'A-77'").run();
  expect([(await ask()).status, (await ask()).status]).toEqual([202, 202]);
  const mails = await mailsTo(people.paul.email);
  expect(mails.filter(({ subject }) => subject.startsWith("Votre demande de suppression"))).toHaveLength(1);
});
