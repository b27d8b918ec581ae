import { env } from "cloudflare:workers";
import { beforeAll, expect, test, vi } from "vitest";
import { contactPath, goodMessage, sender, tokenFor } from "./contact-form.ts";
import { atSignIn, browserWith, lastMailTo, logIn, noticeOf, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { breakService, mendAfterEach, visitor } from "./visitor.ts";

mendAfterEach();

const { hugo, camille } = people;

const said = async (answer: Response) => textOf(await answer.text());

async function spoken(browser: ReturnType<typeof visitor>, answer: Response) {
  return answer.status === 303 ? noticeOf(browser) : said(answer);
}

async function resetLink(): Promise<string> {
  await atSignIn().take("forgotten", { email: hugo.email });
  return /href="([^"]*\/mot-de-passe-oublie\/[\w~-]+\/)"/.exec(await lastMailTo(hugo.email))?.[1] ?? "";
}

const registration = {
  email: "lea.roux@exemple.fr",
  firstName: "Léa",
  lastName: "Roux",
  password: "trois gamelles vides",
  acceptTerms: "on",
};

const writes: [string, () => Promise<string>, RegExp, RegExp][] = [
  [
    "a registration",
    async () => {
      const { browser, take } = atSignIn();
      return spoken(browser, await take("registration", registration));
    },
    /Bienvenue/,
    /Nous ne savons pas si votre compte est créé/,
  ],
  [
    "a message to customer service",
    async () => said(await sender().post(contactPath, { ...goodMessage, ...(await tokenFor()) })),
    /a été envoyé/,
    /ne savons pas/,
  ],
  [
    "the end of an address",
    async () => {
      const browser = browserWith(await logIn(camille.email));
      return spoken(
        browser,
        await browser.post("/mon-compte/mes-adresses/?adresse=2", { faire: "supprimer" }),
      );
    },
    /a bien été supprimée/,
    /ne savons pas si l’adresse est supprimée/,
  ],
  [
    "a new password",
    async () => {
      const browser = visitor({ address: "203.0.113.77" });
      const newPassword = "une gamelle pleine";
      return spoken(browser, await browser.post(link, { newPassword, confirmNewPassword: newPassword }));
    },
    /Votre nouveau mot de passe/,
    /ne savons pas si votre nouveau mot de passe/,
  ],
  [
    "the newsletter",
    async () => {
      const { browser, post } = sender();
      const fields = { email: "nadia@exemple.fr", ...(await tokenFor("newsletter")) };
      return spoken(browser, await post("/api/newsletter", fields));
    },
    /C’est noté/,
    /ne savons pas si votre inscription/,
  ],
  [
    "a mail for a new password",
    async () => {
      const { browser, take } = atSignIn();
      return spoken(browser, await take("forgotten", { email: hugo.email }));
    },
    /Si un compte existe/,
    /ne savons pas si/,
  ],
  [
    "a mail that confirms the address",
    async () => {
      const browser = browserWith(await logIn(people.paul.email));
      return spoken(browser, await browser.post("/api/session/confirm-email"));
    },
    /C’est parti/,
    /ne savons pas si/,
  ],
];

let link = "";
beforeAll(async () => {
  link = await resetLink();
});

test.each(writes)(
  "%s that a page of a proxy answers with status 200 is told as a failure",
  async (_, write, success, failure) => {
    readLog();
    for (const method of ["POST", "PATCH", "DELETE"]) {
      await breakService({ service: "ecommerce", mode: "garbage", method });
    }
    const text = await write();
    expect(text).not.toMatch(success);
    expect(text).toMatch(failure);
  },
);

test("the log says what came instead", async () => {
  const lines = readLog();
  await breakService({ service: "ecommerce", mode: "garbage", method: "POST" });
  const fields = { email: "nadia@exemple.fr", ...(await tokenFor("newsletter")) };
  await sender().post("/api/newsletter", fields);
  const line = lines().find(({ event }) => event === "newsletter not subscribed");
  expect(line?.error).toContain("not JSON (text/html; charset=UTF-8, ");
  expect(line?.error).toContain("<title>Maintenance</title>");
});

test("a registration that was done, but answered by half, goes on when it is sent again", async () => {
  readLog();
  const { browser, take } = atSignIn();
  await breakService({
    service: "ecommerce",
    mode: "lost",
    method: "POST",
    path: "/shop/customers",
    times: 1,
  });
  expect((await take("registration", registration)).status).toBe(503);
  expect((await take("registration", registration)).status).toBe(303);
  expect(noticeOf(browser)).toContain("Bienvenue Léa");
  const count = env.DB.prepare("select count(*) as count from customers where email = ?");
  expect(await count.bind(registration.email).first("count")).toBe(1);
});

test.each([
  ["content system", "/content/", "/produits/aiguillettes-de-canard-chien/"],
  ["e-commerce API", "/shop/addresses", "/mon-compte/mes-adresses/"],
])("an endless answer of the %s is an outage, and no more than 5 MB of it is read", async (_, of, path) => {
  readLog();
  const browser = browserWith(await logIn(camille.email));
  let read = 0;
  const endless = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        read += 100_000;
        controller.enqueue(new Uint8Array(100_000).fill(32));
        if (read > 20_000_000) controller.close();
      },
    });
  const { fetch } = env.SANDBOX as Fetcher;
  vi.spyOn(env.SANDBOX as Fetcher, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (!new URL(request.url).pathname.includes(of)) return fetch.call(env.SANDBOX, request);
    read = 0;
    return new Response(endless(), { headers: { "Content-Type": "application/json" } });
  });
  const answer = await browser.get(path);
  await answer.text();
  expect([answer.status, read > 0, read < 5_000_000]).toEqual([503, true, true]);
});
