import process from "node:process";
import type { Page } from "playwright/test";
import type { CartAnswer } from "../../shared/api/api.ts";
import { emptyCart } from "../../shared/cart/cart.ts";
import { formatAmount, formatMoney } from "../../shared/money/money.ts";
import { expect, type Fault, test } from "./journey.ts";
import { openCartWith, openShop, updating } from "./shopper.ts";

test.use({ expectedNoise: /status of (404|422|503)/ });
test.setTimeout(90_000);

const exploredSeed = process.env.STOREFRONT_JOURNEY_SEED;
const seed = Number(exploredSeed ?? 20_261_121);

const stepsInATab = 15;

const faults: readonly Omit<Fault, "service">[] = [
  { mode: "slow", delay: 300, method: "PATCH", times: 4 },
  { mode: "lost", method: "PATCH", times: 2 },
  { mode: "status", status: 500, method: "PATCH", times: 2 },
  { mode: "slow", delay: 0, jitter: 60 },
  { mode: "lost", method: "DELETE", status: 502, times: 1 },
  { mode: "truncated", method: "PATCH", times: 1 },
];

const controls = {
  more: 'main li:has([id^="retirer-"]) button[aria-label^="Un de plus"]',
  less: 'main li:has([id^="retirer-"]) button[aria-label^="Un de moins"]',
  remove: 'main button[id^="retirer-"]',
  frequency: "main select",
  suggestion: 'main [aria-labelledby="suggestions"] li button[aria-label^="Ajouter"]',
};

interface Step {
  control: string;
  pick: number;
  wait: number;
}

/** Few bursts suffice, because `cart-model.test.ts` plays failures of every kind. */
const bursts = exploredSeed ? faults.length * 3 : 3;

test("after random changes in two tabs, with delays and faults, both show the cart of the server", async ({
  page,
  context,
  breakService,
}) => {
  const below = dice(seed);
  await openCartWith(page, "11000101,12000101,13000301", 2);
  const other = await context.newPage();
  await openShop(other, "/panier/");

  let changes = 0;
  for (let burst = 0; burst < bursts; burst += 1) {
    const fault = faults[burst % faults.length];
    const mend = fault && (await breakService({ service: "ecommerce", ...fault }));
    const made = await Promise.all([page, other].map((tab) => play(tab, steps(below))));
    changes += made.reduce((sum, count) => sum + count);
    await expectSettled([page, other], `burst ${burst}, ${fault?.mode}`);
    await mend?.();
  }
  expect(changes).toBeGreaterThanOrEqual(bursts * 10);
});

async function expectSettled(tabs: [Page, Page], when: string): Promise<void> {
  await expect(async () => {
    for (const tab of tabs) expect(await updating(tab).isVisible()).toBe(false);
    const server = await onServer(tabs[0]);
    expect(await Promise.all(tabs.map(shownIn)), when).toEqual([server, server]);
  }).toPass({ timeout: 15_000, intervals: [100] });
}

async function onServer(tab: Page) {
  const answer = await tab.evaluate(() =>
    navigator.locks.request(
      "cart",
      { mode: "shared" },
      async (): Promise<CartAnswer> => (await fetch("/api/cart")).json(),
    ),
  );
  const { lines, count, accounting } = answer.cart ?? emptyCart;
  return {
    lines: lines.map(({ id, quantity, subscriptionInterval, total }) => ({
      id,
      quantity,
      interval: subscriptionInterval,
      total: formatMoney(total),
    })),
    total: lines.length > 0 ? formatAmount(accounting.total) : null,
    badge: Math.min(count, 99),
  };
}

function shownIn(tab: Page) {
  return tab.evaluate(() => {
    const read = (line: Element, field: string) =>
      Number(line.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${field}"]`)?.value);
    const term = [...document.querySelectorAll("main dt")].find(({ textContent }) => textContent === "Total");
    return {
      lines: [...document.querySelectorAll('main li:has([id^="retirer-"])')].map((line) => ({
        id: Number(line.querySelector('[id^="retirer-"]')?.id.slice("retirer-".length)),
        quantity: read(line, "quantity"),
        interval: read(line, "interval"),
        total: line.querySelector(":scope > p")?.textContent,
      })),
      total: term?.nextElementSibling?.textContent ?? null,
      badge: Number(/\d+/.exec(document.querySelector('header a[href="/panier/"]')?.textContent ?? "")),
    };
  });
}

function play(tab: Page, all: Step[]): Promise<number> {
  return tab.evaluate(async (wanted) => {
    let made = 0;
    for (const { control, pick, wait } of wanted) {
      const found = document.querySelectorAll<HTMLElement>(control);
      const one = found[pick % found.length];
      if (one instanceof HTMLSelectElement) {
        one.selectedIndex = pick % one.options.length;
        one.dispatchEvent(new Event("change", { bubbles: true }));
      } else one?.click();
      if (one) made += 1;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
    return made;
  }, all);
}

function steps(below: (end: number) => number): Step[] {
  const { more, less, remove, frequency, suggestion } = controls;
  const kinds = [more, more, more, less, less, remove, frequency, suggestion, suggestion];
  return Array.from({ length: stepsInATab }, () => ({
    control: kinds[below(kinds.length)] ?? more,
    pick: below(1000),
    wait: below(60),
  }));
}

function dice(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
}
