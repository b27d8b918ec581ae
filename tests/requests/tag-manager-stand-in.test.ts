import { expect, test } from "vitest";
import * as clock from "../../shared/time/clock.ts";
import { breakService, mendAfterEach, visitor } from "./visitor.ts";

mendAfterEach();

const tags = "/_sandbox/tag-manager";
const today = clock.date().toISOString().slice(0, 10);

const hit = {
  event: "view_item",
  params: { ecommerce: { value: 21.9 } },
  consent: { analytics_storage: "granted" },
  clientId: "1234.5678",
  automatic: false,
  location: "https://museau.example/chien/",
  referrer: "",
  title: "Chien",
};

const hits = async () => (await visitor().get(`${tags}/events`)).json<{ events: object[] }>();

test.each([
  ["gtm.js?id=GTM-MUSEAU1", 200],
  ["gtag/js?id=G-MUSEAU1", 200],
  ["gtag/js?id=GTM-MUSEAU1", 200],
  ["gtm.js?id=G-MUSEAU1", 404],
  ["gtm.js?id=GTM-museau", 404],
  ["gtm.js?id=UA-1234-1", 404],
  ["gtm.js", 404],
])("%s is %i", async (path, status) => {
  const answer = await visitor().get(`${tags}/${path}`);
  expect(answer.status).toBe(status);
  const isScript = /^application\/javascript/.test(answer.headers.get("content-type") ?? "");
  expect(isScript).toBe(status === 200);
});

test("a name of the data layer stays text in the script", async () => {
  const name = encodeURIComponent('x"</script>');
  const script = await (await visitor().get(`${tags}/gtm.js?id=GTM-A&l=${name}`)).text();
  expect(script).toContain('"x\\"\\u003c/script>"');
});

test("what is collected is recorded with the consent that stood for it; the rest is 204 too", async () => {
  const { postJson } = visitor({ cookies: { consent: `2.${today}.ads.preuve` } });
  const path = `${tags}/collect?tid=GTM-MUSEAU1&en=view_item`;
  expect((await postJson(path, hit)).status).toBe(204);
  expect((await postJson(path, { event: "" })).status).toBe(204);
  expect((await postJson(`${tags}/collect?tid=x`, hit)).status).toBe(204);
  expect(await hits()).toEqual({
    events: [expect.objectContaining({ tag: "GTM-MUSEAU1", purposes: ["ads"], hit })],
  });
  const page = await (await visitor().get(`${tags}/`)).text();
  expect(page).toContain("_ga 1234.5678");
  expect(page).toContain("analytics_storage: granted");
});

test("the script fails when it is told to, and the page of what was collected does not", async () => {
  await breakService({ service: "tag-manager", mode: "status", path: "/gtm.js" });
  expect((await visitor().get(`${tags}/gtm.js?id=GTM-MUSEAU1`)).status).toBe(500);
  expect((await visitor().get(`${tags}/`)).status).toBe(200);
});
