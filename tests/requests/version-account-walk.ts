import { describe, expect, test } from "vitest";
import type { EcommerceVersion } from "../../worker/env.ts";
import { wayOf } from "./checkout-shopper.ts";
import { atSignIn, browserWith, demoPassword, lastMailTo, logIn, noticeOf, people } from "./customer.ts";
import { textOf } from "./page-html.ts";
import { type Visitor, visitor } from "./visitor.ts";

const book = "/mon-compte/mes-adresses/";

async function bookOf(browser: Visitor): Promise<string> {
  return textOf((await browser.visit(book)).html);
}

const sentOrder = "/mon-compte/mes-commandes/demo-expediee/";

function expectParcel(order: string): void {
  expect(order).toMatch(/Votre colis est parti le .* Colis Parti le .* Numéro de suivi : \w+/);
  expect(order).toMatch(/Facture (Disponible à partir du|Télécharger)/);
}

export function testParcel(version: EcommerceVersion): void {
  test(`before an API of version ${version} a sent order has its parcel, its day and its invoice`, async () => {
    const browser = browserWith(await logIn(people.marguerite.email));
    expectParcel(textOf((await browser.visit(sentOrder)).html));
  });
}

export function testAccount(version: EcommerceVersion): void {
  describe(`before an API of version ${version} an account is used as ever`, () => {
    test("orders are listed and shown, with their parcel, their invoice and what is bought again", async () => {
      const browser = browserWith(await logIn(people.marguerite.email));
      const list = textOf((await browser.visit("/mon-compte/mes-commandes/")).html);
      expect(list).toContain("Commande n° MUS0000001 Payée");
      expect(list).toContain("10 commandes affichées sur 13");
      const order = textOf((await browser.visit(sentOrder)).html);
      expect(order).toMatch(/Commande n° MUS0000004 Expédiée .* Total 135,50 €/);
      expect(order.includes("Code promo : FIDELE10")).toBe(version === "1.10");
      expectParcel(order);
      const invoice = await browser.get("/api/orders/demo-livree/invoice");
      expect([invoice.status, (await invoice.text()).slice(0, 5)]).toEqual([200, "%PDF-"]);
      expect((await browser.get("/api/orders/demo-livree-recemment/invoice")).status).toBe(303);
      expect(noticeOf(browser)).toContain("sera prête");
      expect((await browser.post("/api/orders/demo-remboursee/buy-again")).status).toBe(303);
      expect(noticeOf(browser)).toContain("Tout est dans votre panier");
      expect((await browser.visit("/mon-compte/mes-commandes/demo-inconnue/")).answer.status).toBe(404);
    });

    test("personal data, e-mail and password are changed, and nobody is logged out of this browser", async () => {
      const browser = browserWith(await logIn(people.marguerite.email));
      const page = "/mon-compte/mes-informations-personnelles/";
      const changed = { gender: "f", firstName: "Margot", lastName: "Montbel", birthday: "1995-02-27" };
      expect((await browser.post(page, { faire: "identite", ...changed })).status).toBe(303);
      const shown = (await browser.visit(page)).html;
      expect(shown).toMatch(/name="firstName"[^>]*value="Margot"/);
      expect(shown).toMatch(/name="birthday"[^>]*value="1995-02-27"/);
      const wrong = { faire: "mot-de-passe", currentPassword: "faux", newPassword: "trois gamelles" };
      expect(textOf(await (await browser.post(page, wrong)).text())).toContain(
        "Ce n’est pas votre mot de passe actuel.",
      );
      const taken = { faire: "e-mail", email: people.camille.email, currentPassword: demoPassword };
      expect(textOf(await (await browser.post(page, taken)).text())).toContain("déjà utilisée");
      expect((await browser.post(page, { ...taken, email: "margot@example.lu" })).status).toBe(303);
      const right = { ...wrong, currentPassword: demoPassword };
      expect((await browser.post(page, right)).status).toBe(303);
      const { html, way } = await browser.visit(page);
      expect([way, textOf(html)]).toEqual([[page], expect.stringContaining("margot@example.lu À confirmer")]);
    });

    test("a forgotten password: the mail, the new one, the login with it", async () => {
      const { email } = people.hugo;
      await atSignIn().take("forgotten", { email });
      const [, link = ""] =
        /href="([^"]*\/mot-de-passe-oublie\/[\w~-]+\/)"/.exec(await lastMailTo(email)) ?? [];
      const fresh = { newPassword: "une gamelle pleine", confirmNewPassword: "une gamelle pleine" };
      expect((await visitor().post(link, fresh)).headers.get("location")).toBe("/connexion/");
      expect((await atSignIn().take("password", { email, password: fresh.newPassword })).status).toBe(303);
      const again = { newPassword: "une autre gamelle", confirmNewPassword: "une autre gamelle" };
      const spent = await visitor({ address: "203.0.113.90" }).post(link, again);
      expect(textOf(await spent.text())).toContain("Ce lien n’est plus valable");
    });

    test("an animal is added, shown with its breed, weighed, and deleted", async () => {
      const browser = browserWith(await logIn(people.nora.email));
      const list = "/mon-compte/mes-animaux/";
      const filou = {
        name: "Filou",
        gender: "male",
        breed: "chartreux",
        birthday: "2024-05-01",
        weight: "4,5",
        sterilized: "yes",
        condition: "3",
        activity: "low",
        feature: "hairballs",
        feeds: "kibble",
        kibbleBrand: "unknown",
      };
      const added = await browser.post(`${list}ajouter/?espece=chat`, filou);
      expect(wayOf(added)).toMatch(/^303 \/mon-compte\/mes-animaux\/\d+\/$/);
      const { html } = await browser.visit(list);
      expect(textOf(html)).toMatch(/Filou Race Chartreux Âge \d+ ans Poids 4,5 kg/);
      const [, page = ""] = /href="(\/mon-compte\/mes-animaux\/\d+\/)"/.exec(html) ?? [];
      const shown = async () => textOf((await browser.visit(page)).html);
      expect(await shown()).toMatch(/Filou .*4,5 kg/);
      expect(wayOf(await browser.post(page, { poids: "4,8", avant: "4.5" }))).toContain(`303 ${page}`);
      expect(await shown()).toMatch(/Filou .*4,8 kg/);
      const removal = await browser.post(`${page}modifier/?supprimer=1`, { reason: "mistake" });
      expect(wayOf(removal)).toBe(`303 ${list}`);
      expect(textOf((await browser.visit(list)).html)).not.toContain("Chartreux");
    });

    test("a new address is saved once, and said to be, though its answer has no id", async () => {
      const browser = browserWith(await logIn(people.nora.email));
      const address = {
        firstName: "Nora",
        lastName: "Lefèvre",
        countryCode: "FR",
        street: "8 rue du Colombier",
        postcode: "69007",
        city: "Lyon",
        phoneNumber: "06 12 34 56 78",
        phoneNumber_country: "FR",
      };
      const answer = await browser.post(`${book}?adresse=nouvelle`, { faire: "enregistrer", ...address });
      expect(wayOf(answer)).toBe(`303 ${book}`);
      expect((await bookOf(browser)).split("8 rue du Colombier")).toHaveLength(2);
    });
  });
}
