import { expect, test } from "vitest";
import { cookieTexts } from "../../shared/session/cookies.texts.ts";
import { atSignIn, demoPassword, people } from "./customer.ts";
import { visitor } from "./visitor.ts";
import { planFor, stopPlans, weighingLink } from "./weighing-link.ts";

const fromPage = { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "navigate" };

async function pageBehind(answer: Response): Promise<string> {
  if (answer.status < 300 || answer.status >= 400) return answer.text();
  const to = answer.headers.get("location") ?? "";
  return pageBehind(await visitor().get(to.replace(/#.*/, ""), { headers: fromPage }));
}

test.each([
  ["an addition", { variantCode: "11000101", quantity: "1" }],
  ["a refused addition", { variantCode: "unknown", quantity: "1", returnTo: "/chien/" }],
])("a browser that blocks cookies is told why nothing came of %s", async (_, fields) => {
  const answer = await visitor().post("/api/cart/items", fields, { headers: fromPage });
  expect(answer.status).toBe(303);
  expect(await pageBehind(answer)).toContain(cookieTexts.blocked);
});

test("a browser that blocks cookies is told why a login came to nothing", async () => {
  const password = { email: people.camille.email, password: demoPassword };
  const answer = await atSignIn().take("password", password, fromPage);
  expect(answer.status).toBe(303);
  expect(await pageBehind(answer)).toContain(cookieTexts.blocked);
});

test("a form that sets no cookie accuses nobody of blocking them", async () => {
  await planFor(2, { startWeight: 4.2, targetWeight: 3.7 });
  const answer = await visitor({ cookies: {} }).post(
    await weighingLink(2),
    { poids: "4,2" },
    { headers: fromPage },
  );
  await stopPlans();
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(answer.headers.get("location")).toMatch(/^\/pesee\/2\/\?jeton=[^&]+$/);
});

test("a browser that keeps cookies reads its own notice, and a link says nothing", async () => {
  const shopper = visitor();
  const added = await shopper.post(
    "/api/cart/items",
    { variantCode: "11000101", quantity: "1" },
    { headers: fromPage },
  );
  const to = added.headers.get("location") ?? "";
  expect((await shopper.visit(to, { headers: fromPage })).html).not.toContain(cookieTexts.blocked);
  const fromElsewhere = { headers: { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate" } };
  expect((await visitor().visit(to, fromElsewhere)).html).not.toContain(cookieTexts.blocked);
});
