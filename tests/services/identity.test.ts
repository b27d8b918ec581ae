import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { senderFields } from "../../shared/forms/bot-check.ts";
import * as clock from "../../shared/time/clock.ts";
import { plainEcommerce } from "./plain-ecommerce.ts";
import { type PlainServer, startPlainServer } from "./plain-server.ts";
import { answerProvider, identityClient, startIdentityProvider } from "./real-identity.ts";
import { startShop } from "./shop.ts";

let shop: Awaited<ReturnType<typeof startShop>>;
let api: PlainServer;
let provider: Awaited<ReturnType<typeof startIdentityProvider>>;

beforeAll(async () => {
  shop = await startShop();
  api = await startPlainServer(plainEcommerce("https://paiement.example/"));
  provider = await startIdentityProvider("http://boutique.localhost/api/session/identity");
  await shop.configure({
    ECOMMERCE_URL: `${api.address}/boutique/api/v2`,
    ECOMMERCE_VERSION: "1.10",
    ECOMMERCE_LOCALE: "fr_FR",
    CHANNEL_CODE: "boutique_web",
    IDENTITY_ISSUER: provider.issuer,
    IDENTITY_CLIENT_ID: identityClient.id,
    IDENTITY_CLIENT_SECRET: identityClient.secret,
    IDENTITY_NAME: "Clé commune",
  });
}, 180_000);

afterAll(async () => {
  await shop?.stop();
  api?.stop();
  provider?.stop();
});

const somebody = "lea.robin@example.fr";
const failed = "/connexion/?retour=%2Fmon-compte%2F&gi-token=";

async function leave() {
  const browser = shop.browser();
  const { location } = await browser.post("/connexion/", { step: "identity", [senderFields.token]: "jeton" });
  return { browser, page: new URL(location) };
}

type Browser = Awaited<ReturnType<typeof leave>>["browser"];

const comeBack = async (browser: Browser, { pathname, search }: URL) =>
  (await browser.get(pathname + search)).location;

const changed = (url: URL, name: string, value: string): URL => {
  const other = new URL(url);
  other.searchParams.set(name, value);
  return other;
};

const tokensGiven = () =>
  api.questions.flatMap(({ body }) => /"identityToken":"([^"]+)"/.exec(body)?.[1] ?? []);

test("IDENTITY_ISSUER: a provider is found by its address, and the API gets its ID token", async () => {
  const { browser, page } = await leave();
  expect(page.origin).toBe(provider.issuer);
  expect(await comeBack(browser, await answerProvider(page.href, somebody))).toBe("/mon-compte/");
  expect((await browser.get("/mon-compte/")).html).toContain("Léa");
  const [, payload = ""] = tokensGiven().at(-1)?.split(".") ?? [];
  expect(JSON.parse(Buffer.from(payload, "base64url").toString())).toMatchObject({
    iss: provider.issuer,
    aud: identityClient.id,
    sub: somebody,
    nonce: page.searchParams.get("nonce"),
  });
});

test("somebody who refuses comes back to the login", async () => {
  const { browser, page } = await leave();
  const back = await answerProvider(page.href, "refuse");
  expect(back.searchParams.get("error")).toBe("access_denied");
  expect(await comeBack(browser, back)).toBe(failed);
});

test.each([
  ["state", "/connexion/?gi-token="],
  ["iss", failed],
  ["code", failed],
])("an answer with another %s is refused", async (name, way) => {
  const { browser, page } = await leave();
  const back = await answerProvider(page.href, somebody);
  const before = tokensGiven().length;
  expect(await comeBack(browser, changed(back, name, "https://autre.example"))).toBe(way);
  expect(tokensGiven()).toHaveLength(before);
});

test.each(["nonce", "code_challenge"])(
  "a request whose %s was changed on the way signs nobody in",
  async (name) => {
    const { browser, page } = await leave();
    const value = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";
    const back = await answerProvider(changed(page, name, value).href, somebody);
    expect(back.searchParams.has("code")).toBe(true);
    expect(await comeBack(browser, back)).toBe(failed);
  },
);

test("a code is refused once it has expired, or when it is used again", async () => {
  const late = await leave();
  const back = await answerProvider(late.page.href, somebody);
  vi.useFakeTimers({ toFake: ["Date"], now: clock.now() + 61_000 });
  try {
    expect(await comeBack(late.browser, back)).toBe(failed);
  } finally {
    vi.useRealTimers();
  }

  const { browser, page } = await leave();
  const used = await answerProvider(page.href, somebody);
  expect(await comeBack(browser, used)).toBe("/mon-compte/");
  const other = await leave();
  const own = await answerProvider(other.page.href, somebody);
  const code = used.searchParams.get("code") ?? "";
  expect(await comeBack(other.browser, changed(own, "code", code))).toBe(failed);
});

test("after a rotation of its keys the provider is believed, and a signature of another key is not", async () => {
  provider.rotateKeys();
  const rotated = await leave();
  expect(await comeBack(rotated.browser, await answerProvider(rotated.page.href, somebody))).toBe(
    "/mon-compte/",
  );
  provider.forgeSignatures();
  const forged = await leave();
  expect(await comeBack(forged.browser, await answerProvider(forged.page.href, somebody))).toBe(failed);
  expect(shop.logs().findLast((line) => line.includes("identity not taken"))).toContain(
    "signature verification failed",
  );
});
