import { beforeEach, describe, expect, test } from "vitest";
import { accountFrameTexts } from "../../shared/account/account-frame.texts.ts";
import { dashboardTexts } from "../../shared/account/dashboard/dashboard.texts.ts";
import { signInTexts } from "../../shared/account/sign-in/sign-in.texts.ts";
import { accountTexts } from "../../shared/account/texts.ts";
import { sessionTexts } from "../../worker/session/texts.ts";
import { browserWith, lastMailTo, logIn, noticeOf, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { textPattern } from "./text-pattern.ts";
import { countCalls } from "./upstream-calls.ts";
import { breakService, exchange, mendAfterEach, switchSetting } from "./visitor.ts";

beforeEach(() => void readLog());
mendAfterEach();

const { camille, marguerite, nora, paul } = people;

const browserOf = async (person: { email: string }) => browserWith(await logIn(person.email));

describe("the account", () => {
  test("says who is logged in and links to its pages, and is neither cached nor indexed", async () => {
    const answer = await (await browserOf(marguerite)).get("/mon-compte/");
    const html = await answer.text();
    expect(textOf(html)).toContain(`Bonjour ${marguerite.firstName}`);
    for (const path of ["/mon-compte/mes-adresses/", "/panier/"]) expect(html).toContain(`href="${path}"`);
    expect(html).toContain('action="/api/session/logout"');
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("x-robots-tag")).toContain("noindex");
    const part = await (await browserOf(marguerite)).get("/mon-compte/", exchange);
    expect(part.headers.get("cache-control")).toBe("no-store");
  });

  test("without the customer's data it says so, with its links", async () => {
    const browser = await browserOf(camille);
    await breakService({ service: "ecommerce", mode: "status", status: 500, path: "/shop/customers" });
    const answer = await browser.get("/mon-compte/");
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
    const text = textOf(await answer.text());
    for (const words of [
      accountTexts.title,
      "momentanément inaccessible",
      accountFrameTexts.places["mon-compte-mes-adresses"],
    ])
      expect(text).toContain(words);
  });

  test("sends another mail for an unverified e-mail address, whose link verifies it, logged in or not", async () => {
    const browser = await browserOf(nora);
    expect(textOf(await (await browser.get("/mon-compte/")).text())).toMatch(
      textPattern(dashboardTexts.unverified.text),
    );
    const asked = await browser.post("/api/session/confirm-email");
    expect([asked.status, asked.headers.get("location")]).toEqual([303, "/mon-compte/"]);
    expect(noticeOf(browser)).toMatch(textPattern(sessionTexts.confirmationSent));
    const link = /href="([^"]*\/mon-compte\/bienvenue\/\?jeton=[\w~-]+)"/.exec(
      await lastMailTo(nora.email),
    )?.[1];
    expect((await browser.get(link ?? "")).status).toBe(200);
    const confirmed = await browser.post(link ?? "");
    expect(confirmed.headers.get("location")).toBe("/mon-compte/");
    expect(noticeOf(browser)).toMatch(textPattern(signInTexts.welcome.done));
    expect(textOf(await (await browser.get("/mon-compte/")).text())).not.toMatch(
      textPattern(dashboardTexts.unverified.text),
    );
    expect(textOf(await (await browser.post(link ?? "")).text())).toMatch(
      textPattern(signInTexts.welcome.expired),
    );
  });
});

test("mails that confirm an address are counted together, wherever they are asked for", async () => {
  const browser = await browserOf(paul);
  const mails = await countCalls("ecommerce", "/shop/account-verification-requests", "POST");
  const personal = "/mon-compte/mes-informations-personnelles/";
  const data = { headers: { Accept: "application/json" } };
  const statuses: number[] = [];
  for (let count = 0; count < 3; count++) {
    statuses.push((await browser.post("/api/session/confirm-email", {}, data)).status);
    statuses.push((await browser.post(personal, { faire: "renvoyer" }, data)).status);
  }
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(await mails()).toBe(4);
});

describe("a returning customer", () => {
  test("is redirected from home to the account at the first page of a visit, with the flag", async () => {
    await switchSetting("features", ["returning-customer"]);
    const browser = await browserOf(camille);
    await browser.get("/", { headers: { Purpose: "prefetch" } });
    expect((await browser.get("/")).headers.get("location")).toBe("/mon-compte/");
    expect((await browser.get("/")).status).toBe(200);
    const other = await browserOf(camille);
    await other.get("/chien/");
    expect((await other.get("/")).status).toBe(200);
  });

  test("is not without it, and a visitor never is", async () => {
    await switchSetting("features", ["returning-customer"]);
    expect((await browserWith({}).get("/")).status).toBe(200);
    await switchSetting("features", undefined);
    expect((await (await browserOf(camille)).get("/")).status).toBe(200);
  });
});
