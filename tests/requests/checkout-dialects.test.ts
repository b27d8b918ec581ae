import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { look, newAddress, shopperWith, submitStep, wayOf } from "./checkout-shopper.ts";
import { readLog } from "./log-lines.ts";
import { askStandIns, mendAfterEach } from "./visitor.ts";

// The shop reads its configuration once, with the first request: this file runs a shop of later versions.
Object.assign(env, { ECOMMERCE_VERSION: "1.11" });

mendAfterEach();

describe.each(["1.12", "2.0"])(
  "before an API of version %s an order is walked as ever (contracts)",
  (dialect) => {
    async function shopper() {
      await askStandIns("/_sandbox/dialect", { dialect: "1.10" });
      const found = await shopperWith();
      await askStandIns("/_sandbox/dialect", { dialect });
      return found;
    }

    beforeEach(() => {
      readLog();
    });

    test("addresses, carrier, payment, summary", async () => {
      const found = await shopper();
      expect(wayOf(await found.browser.post("/api/cart/checkout"))).toBe(`303 ${found.path("facturation")}`);
      expect(wayOf(await submitStep(found, "facturation", newAddress()))).toBe(
        `303 ${found.path("livraison")}`,
      );
      const { text } = await look(found.browser, found.path("livraison"));
      expect(text).toContain("12 rue des Lilas");
      expect(text).toMatch(/Colissimo à domicile.*4,90 €/);
      const carrier = await submitStep(found, "livraison", { transporteur: "colissimo" });
      expect(wayOf(carrier)).toBe(`303 ${found.path("paiement")}`);
      expect(wayOf(await submitStep(found, "paiement", { moyen: "card" }))).toBe(
        `303 ${found.path("recapitulatif")}`,
      );
      const summary = await look(found.browser, found.path());
      expect(summary.text).toContain("Croquettes chien adulte – Poulet fermier & riz");
      expect(summary.text).toContain("Commander avec obligation de paiement");
      const placed = await submitStep(found, "recapitulatif");
      expect(wayOf(placed)).toMatch(/^303 .*\/_sandbox\/paiement\//);
    });

    test("the API's errors show at their fields, in any format", async () => {
      const found = await shopper();
      await submitStep(found, "facturation", newAddress());
      const answer = await submitStep(found, "livraison", { transporteur: "bpost" });
      expect([answer.status, await answer.text()]).toEqual([
        422,
        expect.stringContaining("Ce transporteur ne livre pas cette commande"),
      ]);
    });
  },
);
