import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { look } from "./checkout-shopper.ts";
import { atSummary, captured, cards, leadsTo, order, pay } from "./payment-shopper.ts";
import { atGateway } from "./stand-in-checkout.ts";
import { askStandIns } from "./visitor.ts";

// The shop reads its configuration once, with the first request: this file runs a shop of later versions.
Object.assign(env, { ECOMMERCE_VERSION: "1.11" });

describe.each(["1.12", "2.0"])("with an API of version %s an order is paid as usual (spec 7)", (dialect) => {
  beforeEach(() => askStandIns("/_sandbox/dialect", { dialect: "1.10" }));

  test("read, placed, refused, paid by another method, confirmed", async () => {
    const shopper = await atSummary("card", [{ code: "11000101", interval: 31 }]);
    await askStandIns("/_sandbox/dialect", { dialect });
    const { text } = await look(shopper.browser, shopper.path("recapitulatif"));
    for (const expected of [
      "Colissimo à domicile",
      "Carte bancaire",
      "12 rue des Lilas",
      "prochain débit le",
    ]) {
      expect(text).toContain(expected);
    }
    await atGateway(await order(shopper), cards.refused);
    expect((await look(shopper.browser, shopper.path())).text).toContain("(code 51)");
    const paypal = leadsTo(await pay(shopper, { moyen: "paypal" }));
    await atGateway(`${paypal}/decision`, { decision: "accept" });
    const confirmed = await look(shopper.browser, shopper.path());
    expect(confirmed.heading).toBe("Merci Paul, votre commande est enregistrée");
    expect(confirmed.text).toMatch(/passée le \d/);
    expect(await captured(shopper)).toHaveLength(1);
  });

  test("a changed price has its message", async () => {
    const shopper = await atSummary("check", [{ code: "12000101" }]);
    const price = (await shopper.read()).items[0]?.unitPrice ?? 0;
    await askStandIns("/_sandbox/dialect", { dialect });
    await askStandIns("/_sandbox/variants/12000101", { price: price + 10 });
    expect(await order(shopper)).toBe(shopper.path("recapitulatif"));
    expect((await look(shopper.browser, shopper.path("recapitulatif"))).text).toContain("a changé");
    await askStandIns("/_sandbox/variants/12000101", { price });
  });
});
