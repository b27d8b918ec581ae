import type { Page } from "playwright/test";
import { checkoutTexts } from "../../shared/checkout/texts.ts";
import { expect, test } from "./journey.ts";
import { orderToShipping } from "./order-shopper.ts";
import { heading, logIn, openCartWith, openShop, twoKilos } from "./shopper.ts";

/** WCAG 2.2, 1.4.12. */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

const sizes = [
  { width: 640, height: 512 },
  { width: 320, height: 640 },
  { width: 195, height: 512 },
];

test("at a zoom of 200 %, on a small phone and with wide spacing, login, cart and checkout are neither cut nor overlapping, nor wider than the window", async ({
  page,
}) => {
  await openShop(page, "/connexion/");
  await expectRoom(page);
  await logIn(page);
  await openCartWith(page, twoKilos);
  await openShop(page, "/panier/");
  await expectRoom(page);
  await orderToShipping(page);
  await expect(heading(page, checkoutTexts.stepTitles.livraison)).toBeVisible();
  await expectRoom(page);
  const step = page.url();
  for (const other of ["facturation", "paiement"]) {
    await page.goto(step.replace("livraison", other));
    await expectRoom(page);
  }
});

async function expectRoom(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
  for (const size of sizes) {
    await page.setViewportSize(size);
    expect(await page.evaluate(faults), `${page.url()} at ${size.width}`).toEqual([]);
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  if (before) await page.setViewportSize(before);
}

function faults(): string[] {
  const nameOf = (element: Element) =>
    `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}"> ${element.textContent?.trim().slice(0, 40)}`;
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 1 &&
    element.getBoundingClientRect().height > 1;
  const all = [...document.querySelectorAll(":is(header, main) *")].filter(isShown);

  const beyond = document.documentElement.scrollWidth - innerWidth;
  const cut = all.filter((element) => {
    const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
    if (!element.textContent?.trim() || textOverflow === "ellipsis" || element.clientWidth === 0)
      return false;
    const isWide = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
    const isHigh = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
    return isWide || isHigh;
  });

  const controls = all.filter((element) =>
    element.matches("header > *, main :is(a, button, input, select, textarea, summary)"),
  );
  const overlapping = controls.flatMap((one, place) =>
    controls.slice(place + 1).flatMap((other) => {
      const label = one.closest("label");
      if (one.contains(other) || other.contains(one) || (label && label === other.closest("label")))
        return [];
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return width > 2 && height > 2 ? [`${nameOf(one)} over ${nameOf(other)}`] : [];
    }),
  );

  return [
    ...(beyond > 0 ? [`${beyond} pixels beyond the window`] : []),
    ...cut.map((element) => `cut: ${nameOf(element)}`),
    ...overlapping,
  ];
}
