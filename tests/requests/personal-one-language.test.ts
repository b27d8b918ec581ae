import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { browserWith, logIn, people } from "./customer.ts";
import { askApi } from "./stand-in-api.ts";
import { mendAfterEach } from "./visitor.ts";

// The shop reads its configuration once, with the first request.
Object.assign(env, { COMMUNICATION_LANGUAGES: "" });
mendAfterEach();

const path = "/mon-compte/mes-informations-personnelles/";

test("with one language there is nothing to choose, and the other choices leave it", async () => {
  const tokens = await logIn(people.camille.email);
  const browser = browserWith(tokens);
  expect((await browser.visit(path)).html).not.toContain('name="communicationLanguage"');
  expect((await browser.post(path, { faire: "communications" })).status).toBe(303);
  expect((await askApi("GET", "customers/1", undefined, tokens)).body).toMatchObject({
    subscribedToNewsletter: false,
    communicationLanguage: "fr",
  });
});
