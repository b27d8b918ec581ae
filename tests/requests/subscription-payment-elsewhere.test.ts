import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { paymentCardTexts } from "../../shared/subscription/payment/payment-card.texts.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { stepPath, takeStep } from "./subscription-step.ts";
import { textPattern } from "./text-pattern.ts";

// The shop reads its configuration once, with the first request.
Object.assign(env, { PAYMENT_PAGES: "https://pay.example.com/secure/" });

test("a new card is typed on pages of the gateway only: elsewhere nobody is sent, and it is logged", async () => {
  const browser = browserWith(await logIn(people.camille.email));
  const logged = readLog();
  const answer = await takeStep(browser, stepPath(1, "paiement"));
  expect(answer.status).toBe(503);
  expect(textOf(await answer.text())).toMatch(textPattern(paymentCardTexts.noPage));
  expect(browser.cookies.has("__Host-cardUpdate")).toBe(false);
  expect(logged()).toContainEqual(expect.objectContaining({ event: "card page not opened" }));
});
