import { expect, test } from "vitest";
import { allow, allowing, namesIn, sent, trackingOf } from "./tracking.ts";
import { visitor } from "./visitor.ts";

const [kibble, other] = ["11000101", "11000102"] as const;

test("what a link puts into the cart is sent once, by the page that it leads to", async () => {
  const browser = allowing("measurement");
  const tracking = await trackingOf(browser, `/chien/?variantId=${kibble},${other}&quantity=2`);
  expect(sent(tracking, "add_to_cart")).toMatchObject([
    {
      items: [
        { variant: kibble, quantity: 2, interval: 0, list: "lien_panier" },
        { variant: other, quantity: 2, interval: 0, list: "lien_panier" },
      ],
    },
  ]);
  expect(namesIn(await trackingOf(browser, "/chien/"))).toEqual(["page_view"]);

  const more = await trackingOf(browser, `/chien/?variantId=${kibble},${other}&targetQuantity=3`);
  expect(sent(more, "add_to_cart")).toMatchObject([{ items: [{ quantity: 1 }, { quantity: 1 }] }]);
  const nothing = await trackingOf(browser, `/chien/?variantId=${kibble}&targetQuantity=2`);
  expect(namesIn(nothing)).toEqual(["page_view"]);
});

test("without the tag manager's purpose a link notes nothing", async () => {
  for (const browser of [visitor(), allowing("marketing")]) {
    const page = await browser.visit(`/chien/?variantId=${kibble}`);
    expect(page.answer.status).toBe(200);
    expect(browser.cookies.has("__Host-linkedItems")).toBe(false);
    expect(sent(await trackingOf(allow(browser, "measurement"), "/chien/"), "add_to_cart")).toEqual([]);
  }
});
