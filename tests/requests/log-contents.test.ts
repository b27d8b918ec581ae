import { env } from "cloudflare:workers";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { photoHref } from "../../shared/animal/photo/photo-href.ts";
import { applyCoupon, shopper } from "./cart-shopper.ts";
import { newAddress, shopperWith, submitStep } from "./checkout-shopper.ts";
import { contactPath, sender, tokenFor } from "./contact-form.ts";
import { atSignIn, browserWith, logIn, people } from "./customer.ts";
import { readLog, spellingsOf } from "./log-lines.ts";
import { stepPath, takeStep } from "./subscription-step.ts";
import { breakService, mendAfterEach, shop, type Visitor, visitor } from "./visitor.ts";

mendAfterEach();

const person = {
  email: "zephyrine.quatrebarbes@exemple.fr",
  firstName: "Zéphyrine",
  lastName: "Quatrebarbes",
  password: "trois loutres pressées",
};
const home = { street: "17 impasse des Hérissons", city: "Concarneau", postcode: "29900" };
const phone = "06 98 76 54 32";
const reset = "aBcD1234efGhJeton";
const text = `${person.firstName} ${person.lastName}, ${home.street}, ${phone}, ${person.email}`;

const secrets = [...Object.values(person), ...Object.values(home), phone, "+33698765432", reset].flatMap(
  spellingsOf,
);

const json = { headers: { Accept: "application/json" } };
const ownPage = { Origin: shop, "Sec-Fetch-Site": "same-origin" };

let searches = 0;

const reads = (paths: readonly string[]) => async () => async () => {
  searches += 1;
  for (const path of paths) await visitor().get(path + searches);
};

const forms: Record<string, () => Promise<() => Promise<unknown>>> = {
  "sign-in": async () => async () => {
    await atSignIn().take("email", { email: person.email });
    await atSignIn().take("password", { email: person.email, password: person.password });
    await atSignIn().call("password", { email: person.email, password: person.password });
    await atSignIn().take("forgotten", { email: person.email });
  },
  registration: async () => () => atSignIn().take("registration", { ...person, acceptTerms: "on" }),
  "new password": async () => () =>
    visitor().post(`/mot-de-passe-oublie/${reset}/`, {
      newPassword: person.password,
      confirmNewPassword: person.password,
    }),
  contact: async () => {
    const token = await tokenFor();
    const file = new File([text], `${person.lastName}.txt`, { type: "text/plain" });
    const entries = { topic: "Une livraison", email: person.email, message: text };
    return async () => {
      await sender().post(contactPath, { ...token, ...entries });
      await sender().call(contactPath, { ...(await tokenFor()), ...entries, file });
    };
  },
  address: async () => {
    const browser = await signedIn();
    const fields = {
      ...{ faire: "enregistrer", countryCode: "FR", phoneNumber: phone, phoneNumber_country: "FR" },
      ...{ ...home, firstName: person.firstName, lastName: person.lastName },
    };
    return () => browser.post("/mon-compte/mes-adresses/?adresse=nouvelle", fields);
  },
  newsletter: async () => {
    const token = await tokenFor("newsletter");
    return () => visitor().post("/api/newsletter", { email: person.email, ...token }, json);
  },
  withdrawal: async () => async () => {
    const fields = { name: person.lastName, email: person.email, orderNumber: "000123", items: text };
    const browser = visitor();
    await browser.post("/renoncer-au-contrat/", { ...fields, faire: "verifier" });
    await browser.post("/renoncer-au-contrat/", { ...fields, faire: "confirmer" });
  },
  termination: async () => async () => {
    const fields = { name: person.lastName, email: person.email, contractNumber: "AB-12", date: "" };
    await visitor().post("/resilier-mon-abonnement/", { ...fields, faire: "confirmer" });
  },
  search: async () => async () => {
    searches += 1;
    await visitor().get(`/rechercher/?q=${encodeURIComponent(`${person.lastName} ${searches}`)}`);
    await visitor().get(`/api/suggestions?q=${encodeURIComponent(`${person.lastName} ${searches}`)}`);
  },
  "personal data": async () => {
    const browser = await signedIn();
    const { firstName, lastName, email, password } = person;
    const path = "/mon-compte/mes-informations-personnelles/";
    return async () => {
      await browser.post(path, {
        faire: "identite",
        gender: "f",
        firstName,
        lastName,
        birthday: "1988-04-12",
      });
      await browser.post(path, { faire: "e-mail", email, currentPassword: password });
    };
  },
  invitation: async () => {
    const browser = await signedIn();
    return () => browser.post("/mon-compte/mes-parrainages/", { emails: person.email, message: text });
  },
  "steps of a subscription": async () => {
    const browser = await signedIn();
    const address = newAddress("shippingAddress", {
      ...home,
      firstName: person.firstName,
      phoneNumber: phone,
    });
    // A subscription that has ended would leave nothing to break.
    await breakService({ service: "ecommerce", mode: "status", path: "/shop/subscriptions/1/abort" });
    return async () => {
      await takeStep(browser, stepPath(1, "adresses"), address);
      await takeStep(browser, stepPath(1, "resiliation"), { reason: "price", message: text });
    };
  },
  checkout: async () => {
    const shopper = await shopperWith();
    const address = newAddress("billingAddress", {
      ...home,
      firstName: person.firstName,
      phoneNumber: phone,
    });
    return () => submitStep(shopper, "facturation", address);
  },
  animal: async () => {
    const browser = await signedIn();
    const add = "/mon-compte/mes-animaux/ajouter/?espece=chat";
    const facts = { gender: "female", breed: "european", birthday_mode: "date", birthday: "2021-05-04" };
    return async () => {
      await browser.post(add, { ...facts, name: person.firstName, weight: home.city });
      await browser.post("/mon-compte/mes-animaux/2/modifier/?supprimer=1", {
        reason: "other",
        message: text,
      });
    };
  },
  "goods that are sold out": async () => {
    const token = await tokenFor("stock");
    return () =>
      visitor().post(
        "/api/stock-notifications",
        { variantCode: "11000203", email: person.email, ...token },
        json,
      );
  },
  "code of a coupon": async () => {
    const { browser } = await shopper();
    return () => applyCoupon(browser, person.lastName);
  },
  "places and questions": reads([
    `/api/address-suggestions?q=${encodeURIComponent(home.street)} `,
    `/magasins/?ville=${home.city} `,
    `/faq/?q=${encodeURIComponent(text)} `,
    `/faq/${encodeURIComponent(person.lastName)}-`,
    `/api/pickup-points?carrier=mondial-relay&countryCode=FR&postcode=${home.postcode}`,
    `/connexion/?email=${encodeURIComponent(person.email)}&x=`,
    `/api/session/identity?state=a&code=${reset}&error=access_denied&x=`,
    `/mon-compte/bienvenue/?jeton=${reset}`,
    `/?utm_source=${encodeURIComponent(person.email)}&gclid=`,
  ]),
  photo: async () => {
    const browser = await signedIn();
    return () => {
      const body = new FormData();
      body.append("faire", "envoyer");
      body.append(
        "photo",
        new File(
          [new Uint8Array([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 16, 0, 16, 1, 1, 0x11, 0, 0xff, 0xda, 0, 0])],
          `${person.lastName}.jpg`,
        ),
      );
      return browser.get(photoHref(1), { method: "POST", body, headers: ownPage });
    };
  },
};

const signedIn = async (): Promise<Visitor> => browserWith(await logIn(people.camille.email));

/** Random hexadecimal ids may spell a postcode. */
const withoutIds = (line: object) =>
  JSON.stringify(line).replaceAll(/"(?:requestId|trace|version)":"[\da-f-]{32,36}"/g, "");

const leaks = (lines: ReturnType<ReturnType<typeof readLog>>) =>
  lines.map(withoutIds).filter((line) => secrets.some((secret) => line.includes(secret)));

const quotes: Record<string, (sent: string) => Response> = {
  "a violation": (sent) =>
    Response.json(
      {
        "@type": "ConstraintViolationList",
        "hydra:description": `lastName: The value "${sent}" is not valid.`,
        violations: [{ propertyPath: "lastName", message: `The value "${sent}" is not valid.`, code: null }],
      },
      { status: 422 },
    ),
  "a refusal": (sent) => Response.json({ message: `${sent} is not allowed` }, { status: 400 }),
  "an error": (sent) =>
    Response.json({ detail: `SQLSTATE[23000]: Duplicate entry '${sent}' for key` }, { status: 500 }),
  "an error page": (sent) =>
    new Response(`<h1>${sent}</h1>`, { status: 502, headers: { "Content-Type": "text/html" } }),
  "a page": (sent) => new Response(`<h1>${sent}</h1>`, { headers: { "Content-Type": "text/html" } }),
  "another shape": (sent) => Response.json({ [sent]: sent, items: [{ [sent]: sent }], token: { sent } }),
};

function quoteWrites(quote: (sent: string) => Response): void {
  const stub = env.SANDBOX as Fetcher;
  const send = stub.fetch.bind(stub);
  const spy = vi.spyOn(stub, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (request.method === "GET" || pathname.startsWith("/_sandbox/") || pathname.startsWith("/bot-check/"))
      return send(request);
    return quote(await valuesIn(request));
  });
  onTestFinished(() => spy.mockRestore());
}

async function valuesIn(request: Request): Promise<string> {
  const body = await request.text();
  const values: unknown[] = [];
  try {
    JSON.parse(body, (_, value: unknown) => void values.push(value));
    return values.filter((value) => typeof value === "string").join(", ");
  } catch {
    return body.replace(/[\r\n]+/g, " ");
  }
}

describe.each(Object.entries(forms))(
  "no line of the log says what was typed into the form: %s",
  (_, prepare) => {
    test("while the services answer, and while they fail", async () => {
      const log = readLog();
      const post = await prepare();
      await post();
      for (const mode of ["status", "garbage", "truncated", "refused"] as const) {
        await breakService({ service: "ecommerce", mode, method: "POST" });
        await breakService({ service: "image-host", mode });
        await breakService({ service: "search", mode });
        await breakService({ service: "address-search", mode });
        await post();
      }
      expect(log().filter(({ event }) => event === "request").length).toBeGreaterThanOrEqual(5);
      expect(leaks(log())).toEqual([]);
    });

    test.each(Object.entries(quotes))("which a service quotes in %s", async (_name, quote) => {
      const log = readLog();
      const post = await prepare();
      quoteWrites(quote);
      await post();
      expect(leaks(log())).toEqual([]);
    });
  },
);
