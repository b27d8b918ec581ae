import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { consentValue, type Purpose } from "../../shared/consent/consent.ts";
import * as clock from "../../shared/time/clock.ts";
import { dayInParis } from "../../shared/time/wall-clock.ts";
import { trackingOf } from "./tracking.ts";
import { visitor } from "./visitor.ts";

// The shop reads its configuration once, with the first request.
Object.assign(env, {
  MARKETING_URL: "https://marketing.example/v1",
  TAG_MANAGER_URL: "https://www.googletagmanager.com",
  TAG_HOSTS: "region1.google-analytics.com",
});

async function namedFor(purposes: Purpose[] | null, headers: HeadersInit = {}) {
  const value = purposes && consentValue({ purposes, day: dayInParis(clock.date()), proof: null });
  const someone = visitor({ cookies: value ? { "__Host-consent": value } : {} });
  const answer = await someone.get("/chien/", { headers });
  await answer.body?.cancel();
  const directives = (answer.headers.get("content-security-policy") ?? "").split(/;\s*/);
  return Object.fromEntries(
    directives.flatMap((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      const hosts = sources.filter((source) => /marketing|google/.test(source));
      return hosts.length > 0 ? [[name, hosts]] : [];
    }),
  );
}

const ofTags = ["https://www.googletagmanager.com", "https://region1.google-analytics.com"];

test.each([
  ["has not answered", null, {}],
  ["has refused", [], {}],
  ["sends Global Privacy Control", ["marketing", "measurement", "ads"], { "Sec-GPC": "1" }],
] as const)(
  "the policy names no host of a third party for a visitor who %s",
  async (_, purposes, headers) => {
    expect(await namedFor(purposes && [...purposes], headers)).toEqual({});
  },
);

test("the policy names the hosts of what was granted alone", async () => {
  expect(await namedFor(["marketing"])).toEqual({ "connect-src": ["https://marketing.example"] });
  for (const purpose of ["measurement", "ads"] as const)
    expect(await namedFor([purpose])).toEqual({
      "img-src": ofTags,
      "connect-src": ofTags,
      "frame-src": ofTags,
    });
});

test("a page says what its document's policy has to name, so that another document shows it", async () => {
  const someone = visitor();
  const policy = async () => (await trackingOf(someone, "/chien/"))?.policy;
  expect(await policy()).toBeUndefined();
  await someone.post("/api/consent", { answer: "all" });
  expect(await policy()).toBe("marketing-tags");
  await someone.post("/api/consent", { answer: "chosen", ads: "yes" });
  expect(await policy()).toBe("tags");
});

test("before a yes the page itself names no host of a third party", async () => {
  for (const purposes of [null, []]) {
    const value = purposes && consentValue({ purposes, day: dayInParis(clock.date()), proof: null });
    const { html } = await visitor({ cookies: value ? { "__Host-consent": value } : {} }).visit("/chien/");
    expect(html).not.toMatch(/marketing\.example|googletagmanager|google-analytics/);
  }
});

test("what a service sets on its own host is out of reach, and not cleared in vain", async () => {
  const answer = await visitor().post("/api/consent", { answer: "none" });
  expect(answer.headers.getSetCookie().join()).not.toContain("mkt_visitor");
});

test("the page of the cookies names who gets what", async () => {
  const { html } = await visitor().visit("/gerer-mes-cookies/");
  expect(html).toContain("marketing.example");
  expect(html).toContain("www.googletagmanager.com");
});

test("nor may a script of theirs be brought along before a yes, which the policy alone would allow", async () => {
  const sources = async (purposes: Purpose[] | null) => {
    const value = purposes && consentValue({ purposes, day: dayInParis(clock.date()), proof: null });
    const { html } = await visitor({ cookies: value ? { "__Host-consent": value } : {} }).visit("/chien/");
    return /createPolicy[\s\S]*?\}\)\("(.*?)"\)/.exec(html)?.[1]?.replaceAll("\\\\", "\\") ?? "";
  };
  const google = "https://www.googletagmanager.com/gtm.js?id=GTM-1";
  for (const purposes of [null, [], ["marketing"] as Purpose[]]) {
    const own = new RegExp(await sources(purposes));
    expect([own.test(google), own.test("https://museau.example/assets/a.js")]).toEqual([false, true]);
  }
  expect(new RegExp(await sources(["measurement"])).test(google)).toBe(true);
});
