import { expect, test } from "vitest";
import { UpstreamError } from "../../upstream-error.ts";
import { createEcommerce } from "../ecommerce.ts";

function api(answer: unknown, status = 200) {
  const sent: { call: string; body: unknown }[] = [];
  const ecommerce = createEcommerce({
    baseURL: "https://shop.example/api/v2",
    channelCode: "museau_fr",
    fetcher: async (request) => {
      const text = await request.text();
      const { pathname } = new URL(request.url);
      sent.push({
        call: `${request.method} ${pathname.replace("/api/v2/", "")}`,
        body: text && JSON.parse(text),
      });
      return answer === null ? new Response(null, { status }) : Response.json(answer, { status });
    },
  });
  return { ecommerce, sent };
}

test.each([
  ["says so", { exists: true }, 200, true],
  ["says not", { exists: false }, 200, false],
  ["answers without saying more", {}, 200, true],
  ["has no such account", { code: 404, message: "Not Found" }, 404, false],
])("an e-mail has an account where the API %s", async (_, answer, status, expected) => {
  const { ecommerce, sent } = api(answer, status);
  expect(await ecommerce.hasAccount("nina@exemple.fr")).toBe(expected);
  expect(sent[0]).toEqual({ call: "POST shop/customer/lookup", body: { email: "nina@exemple.fr" } });
});

test("an API that fails knows of no account, and of none that is missing", async () => {
  await expect(api({}, 500).ecommerce.hasAccount("nina@exemple.fr")).rejects.toThrow(UpstreamError);
});

test("each call of an account has its method, path and body", async () => {
  const { ecommerce, sent } = api(null, 204);
  const person = {
    email: "nina@exemple.fr",
    password: "secret",
    firstName: "Nina",
    lastName: "Petit",
    gender: null,
    birthday: "1990-05-17",
    subscribedToNewsletter: false,
  };
  const passwords = { newPassword: "a b c", confirmNewPassword: "a b c" };
  await ecommerce.register(person);
  await ecommerce.askForReset(person.email);
  await ecommerce.resetPassword("a/../b", passwords);
  await ecommerce.askForVerification();
  await ecommerce.verifyEmail("a?b");
  expect(sent).toEqual([
    { call: "POST shop/customers", body: person },
    { call: "POST shop/reset-password-requests", body: { email: person.email, locale: "fr-FR" } },
    { call: "PATCH shop/reset-password-requests/a%2F..%2Fb", body: passwords },
    { call: "POST shop/account-verification-requests", body: {} },
    { call: "PATCH shop/account-verification-requests/a%3Fb", body: {} },
  ]);
});

test.each([
  { email: "nina@exemple.fr", password: "secret" },
  { identityToken: "preuve", botCheckToken: "personne" },
])("a login shows %o and nothing else", async (credentials) => {
  const answer = { token: "t", refresh_token: "r", customer: "/api/v2/shop/customers/1", user: {} };
  const { ecommerce, sent } = api(answer);
  expect(await ecommerce.logIn(credentials)).toMatchObject({ token: "t", refreshToken: "r" });
  expect(sent).toEqual([{ call: "POST shop/authentication-token", body: credentials }]);
});
