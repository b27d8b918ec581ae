import { expect, type Page } from "playwright/test";
import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { fitChoiceTexts } from "../../client/features/fit/texts.ts";
import { productCardTexts } from "../../client/features/product/card/texts.ts";
import type { ScreenName } from "../../client/screens/screens.ts";
import { accountFrameTexts } from "../../shared/account/account-frame.texts.ts";
import { signInTexts } from "../../shared/account/sign-in/sign-in.texts.ts";
import { accountTexts } from "../../shared/account/texts.ts";
import { addressBookTexts } from "../../shared/address/address-book.texts.ts";
import { animalTexts } from "../../shared/animal/animal.texts.ts";
import { animalFormScreenTexts } from "../../shared/animal/form/animal-form-screen.texts.ts";
import { photoTexts } from "../../shared/animal/photo/photo.texts.ts";
import {
  healthInput,
  isHealthy,
  startWeightInput,
  stopPlanHref,
} from "../../shared/animal/plan/plan-form.ts";
import { weighingTexts } from "../../shared/animal/plan/weighing.texts.ts";
import { weightPlanTexts } from "../../shared/animal/plan/weight-plan.texts.ts";
import { animalRemovalTexts } from "../../shared/animal/removal/animal-removal.texts.ts";
import { paymentTexts } from "../../shared/checkout/payment/payment.texts.ts";
import { checkoutTexts } from "../../shared/checkout/texts.ts";
import { claimTexts } from "../../shared/claim/claim.texts.ts";
import { faqTexts } from "../../shared/content/texts.ts";
import { personalTexts } from "../../shared/customer/personal.texts.ts";
import { personalScreenTexts } from "../../shared/customer/personal-screen.texts.ts";
import { describeAnimalTexts } from "../../shared/guide/describe/describe-animal.texts.ts";
import { guideTexts } from "../../shared/guide/guide.texts.ts";
import { guideDownTexts } from "../../shared/guide/guide-down.texts.ts";
import { resultTexts } from "../../shared/guide/result.texts.ts";
import { menuTexts } from "../../shared/menu/menu.texts.ts";
import { menuOf } from "../../shared/menu/menu-frame.texts.ts";
import { obstacleTexts } from "../../shared/menu/obstacle.texts.ts";
import { againTexts } from "../../shared/order/again.texts.ts";
import { confirmationTexts } from "../../shared/order/confirmation/confirmation.texts.ts";
import { orderListTexts } from "../../shared/order/list/order-list.texts.ts";
import { comparisonTexts } from "../../shared/product/comparison.texts.ts";
import { href } from "../../shared/routes.ts";
import { searchTexts } from "../../shared/search/texts.ts";
import { sponsorTexts } from "../../shared/sponsorship/sponsor.texts.ts";
import { sponsorshipTexts } from "../../shared/sponsorship/texts.ts";
import { addItemTexts } from "../../shared/subscription/add/add-item.texts.ts";
import { cancellationTexts } from "../../shared/subscription/cancel/cancellation.texts.ts";
import { couponTexts } from "../../shared/subscription/coupon/coupon.texts.ts";
import { dateTexts } from "../../shared/subscription/date/date.texts.ts";
import { deliveryStepTexts } from "../../shared/subscription/delivery/delivery.texts.ts";
import { frequencyTexts } from "../../shared/subscription/frequency/frequency.texts.ts";
import { pauseTexts } from "../../shared/subscription/pause/pause.texts.ts";
import { paymentCardTexts } from "../../shared/subscription/payment/payment-card.texts.ts";
import { quantitiesTexts } from "../../shared/subscription/quantities/quantities.texts.ts";
import { reminderTexts } from "../../shared/subscription/reminder/reminder.texts.ts";
import { type ReminderAnswer, reminderHref } from "../../shared/subscription/reminder/reminder.ts";
import { shipNowTexts } from "../../shared/subscription/ship-now/ship-now.texts.ts";
import { stockWordTexts } from "../../shared/subscription/stock/stock-word.texts.ts";
import { swapTexts } from "../../shared/subscription/swap/swap.texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { webViewTexts } from "../../shared/web-view/texts.ts";
import { errorPageTexts } from "../../worker/page/texts.ts";
import { departureIn } from "../days.ts";
import { rex as dachshund } from "../rex.ts";
import type { Customer, Journey } from "./journey.ts";
import { mailLink } from "./mail-link.ts";
import { payByCard, placeOrder } from "./order-shopper.ts";
import { photoOfTelephone } from "./photo-files.ts";
import {
  antoine,
  camille,
  cartLink,
  chicken,
  drawer,
  hugo,
  keepDraft,
  logIn,
  marguerite,
  paul,
  twoKilos,
} from "./shopper.ts";

export interface Screen {
  /** Undefined for a page that the shop's screens do not show. */
  screen?: ScreenName;
  path: string;
  heading: string;
  status?: number;
  narrow?: true;
  validated?: true;
  before?: (page: Page) => Promise<void>;
  /** Finds an address that is only known during the walk. */
  findPath?: (page: Page) => Promise<string>;
  /** Makes the state that is examined, once the page is loaded. */
  open?: (page: Page) => Promise<void>;
}

/** Screens outside the walk, with the reason. */
export const unwalked: Partial<Record<ScreenName, string>> = {
  maintenance: "a setting of the shop that no journey can switch; one sentence and a link",
  showcase: "tests/journeys/showcase.test.ts examines its parts",
};

/** The first screen of a template is loaded, the others are reached by client navigations. */
export type Template = Record<string, Screen>;

interface Walk {
  customer: Customer | null;
  templates: Template[];
}

const at = (screen: ScreenName, path: string, heading = "", more: Partial<Screen> = {}): Screen => ({
  screen,
  path,
  heading,
  ...more,
});
const narrow = (screen: Screen): Screen => ({ ...screen, narrow: true });
const validated = (screen: Screen): Screen => ({ ...screen, validated: true });
const drafted = (draft: object) => ({ before: (page: Page) => keepDraft(page, draft) });

export async function fillCart(page: Page): Promise<void> {
  await page.request.get(`/panier/?variantId=${twoKilos}`);
}

/** A new cart, filled by links. */
const cartOf =
  (...links: string[]) =>
  async (page: Page) => {
    await page.context().clearCookies({ name: /cartToken/ });
    for (const link of links) await page.request.get(`/panier/?${link}`);
  };

const describing = {
  open: async (page: Page) => {
    await page.getByText(fitChoiceTexts.describe).click();
    await expect(page.getByRole("textbox", { name: describeAnimalTexts.age })).toBeVisible();
  },
};

const showing = (words: string | RegExp) => ({
  open: (page: Page) =>
    expect(page.getByRole("main").getByText(words).filter({ visible: true }).first()).toBeVisible(),
});

const mina = { kind: "cat", name: "Mina", gender: null } as const;
const rex = { kind: "dog", name: "Rex", gender: null } as const;
const mirabelle = { name: "Mirabelle" };
const compared = "/comparer/?ref=MUS-CH-ADU-POU&ref=MUS-CH-ADU-AGN";
const fed = (name: string) => `Pour ${name}\u00a0:`;
const thanked = ({ firstName }: Customer) => translator(confirmationTexts)("thanks", { firstName });
const greeted = ({ firstName }: Customer) => translator(accountTexts)("greeting", { firstName });

const shelves: Template[] = [
  { home: narrow(at("home", "/")) },
  { "the page of the cookies": at("consent", "/gerer-mes-cookies/") },
  { "the landing page of an animal": narrow(at("animal", "/chien/")) },
  {
    "a narrowed listing": narrow(at("category", "/chat/patees/?filtre-age=senior&tri=note")),
    "a long listing": at("category", "/tous-les-produits/"),
    "a listing beside which an animal is described": at("category", "/chien/croquettes/", "", describing),
  },
  {
    "a product": validated(narrow(at("product", chicken.path))),
    "a product out of stock": at("product", "/produits/croquettes-chat-senior-poisson-blanc-riz/"),
    "a discontinued product": at("product", "/produits/croquettes-chien-adulte-poulet-ancienne-recette/"),
    "a product beside which an animal is described": at("product", chicken.path, "", describing),
    "a product without reviews": at("product", "/produits/terrine-chat-lapin-fenouil/"),
    "a product with a very long name": at(
      "product",
      "/produits/croquettes-chat-poil-long-saumon-ecosse-hareng-riz-complet/",
    ),
    "a product with its ration": at("product", `${chicken.path}?poids=12&age=18`),
  },
  {
    "a comparison": narrow(at("comparison", compared, comparisonTexts.title)),
    "a comparison beside which an animal is described": at(
      "comparison",
      compared,
      comparisonTexts.title,
      describing,
    ),
    "a comparison of nothing": at("comparison", "/comparer/", comparisonTexts.title),
  },
  { "a sample": at("sample", "/produits/echantillons/chien-adulte-poulet-fermier-riz/") },
  {
    "results of a search": at("search", "/rechercher/?q=croqette+chaton", "croqette chaton"),
    "a search that names an illness": narrow(
      at("search", "/rechercher/?q=insuffisance+renale", searchTexts.vet.title),
    ),
    "a search that names a death": narrow(
      at("search", "/rechercher/?q=mon+chien+est+mort", searchTexts.loss.title),
    ),
    "a search for the number of an order": narrow(at("search", "/rechercher/?q=MUS0000525", "MUS0000525")),
    "a search without results": at(
      "search",
      "/rechercher/?q=zzzz",
      translator(searchTexts)("none.title", { query: "zzzz" }),
    ),
    "the search page before a question": at("search", "/rechercher/", searchTexts.start.title),
  },
  { "the empty cart": at("cart", "/panier/", cartTexts.empty.title) },
  {
    "the filled cart": validated(narrow(at("cart", "/panier/", cartTexts.title, { before: fillCart }))),
    "the cart beside a page": at("category", "/chat/patees/", "", {
      open: async (page) => {
        await cartLink(page).click();
        await expect(drawer(page).getByRole("link", { name: cartTexts.drawer.cartPage })).toBeVisible();
      },
    }),
    "a cart with less to pay for the same quantity": narrow(
      at("cart", "/panier/", cartTexts.title, {
        before: cartOf(`variantId=${twoKilos}&quantity=5`),
        ...showing(/^La même quantité en/),
      }),
    ),
    "a cart whose subscriptions could be one parcel": narrow(
      at("cart", "/panier/", cartTexts.title, {
        before: cartOf("variantId=11000101&interval=31", "variantId=11000401&interval=42"),
        ...showing(/^Recevoir aussi/),
      }),
    ),
  },
];

/** A walk of its own, because the draft stays for the pages that follow. */
const described: Template[] = [
  {
    "a product with the ration of an animal": at("product", chicken.path, "", {
      ...drafted(dachshund),
      ...showing("Rex"),
    }),
    "a comparison with the rations of an animal": at("comparison", compared, comparisonTexts.title, {
      ...drafted(dachshund),
      ...showing("Rex"),
    }),
    "the other foods of a result, unfolded": at(
      "guide-result",
      "/guide-croquettes/nouveau/recommandations/",
      fed("Rex"),
      {
        ...drafted(dachshund),
        open: async (page) => {
          await page.getByRole("heading", { name: resultTexts.others.title({ count: 2 }) }).click();
          await expect(page.locator("#tous").getByRole("listitem").first()).toBeVisible();
        },
      },
    ),
    "a description that replaces another animal": at(
      "animal-description",
      "/votre-animal/?pour=chat",
      describeAnimalTexts.title.cat,
      drafted(dachshund),
    ),
  },
];

const reading: Template[] = [
  {
    "a content page": at("page", "/page/abonnement/"),
    "a content page of text": at("page", "/page/accessibilite/"),
    "a content page of many blocks": at("page", "/page/notre-histoire/"),
  },
  { "the FAQ": at("faq", "/faq/") },
  { "the recalls": at("recalls", "/rappels/") },
  { "the choice of a country": at("country", "/pays-et-langue/") },
  { "a landing page": at("landing", "/landing/offre-chiot/") },
  { "the page of all blocks": at("page", "/_sandbox/blocs/") },
  {
    "the list of shops": at("shops", "/magasins/"),
    "the shops near a place": narrow(at("shops", "/magasins/?ville=Nantes")),
    "a search for shops that finds none": at("shops", "/magasins/?ville=Zzyzx"),
  },
  { "a shop": at("shop", "/magasins/strasbourg-bateliers/") },
];

const formsAndGuides: Template[] = [
  { "the end of a subscription": at("termination", "/resilier-mon-abonnement/") },
  { "the withdrawal from an order": at("withdrawal", "/renoncer-au-contrat/") },
  {
    "the description of an animal": at(
      "animal-description",
      "/votre-animal/?pour=chat",
      describeAnimalTexts.title.cat,
    ),
  },
  { "the contact page": narrow(at("contact", "/nous-contacter/")) },
  {
    "the entrance of the food guide": at(
      "guide-entrance",
      "/guide-croquettes/",
      guideTexts.entrance.heading,
      drafted({ kind: "cat", name: "Mina" }),
    ),
  },
  {
    "a question of the food guide in words": validated(
      at(
        "guide-question",
        "/guide-croquettes/nouveau/?question=marque",
        guideTexts.pages.alimentation(mina),
        drafted({ kind: "cat", name: "Mina", kibbleBrand: "unknown" }),
      ),
    ),
  },
  {
    "a question of the food guide in pictures": at(
      "guide-question",
      "/guide-croquettes/nouveau/?question=silhouette",
      guideTexts.questions.silhouette(rex),
      drafted({ kind: "dog", name: "Rex", condition: "4" }),
    ),
  },
  {
    "the health of an animal in the food guide": narrow(
      at(
        "guide-question",
        "/guide-croquettes/nouveau/?question=sante",
        guideTexts.questions.sante(rex),
        drafted({ kind: "dog", name: "Rex", feature: "joints", allergies: ["allergy-beef"] }),
      ),
    ),
  },
  {
    // Must come before the invitation, because the visit remembers the sponsor.
    "the welcome page": at("welcome", "/mon-compte/bienvenue/", signInTexts.welcome.heading),
    "the invitation of a sponsor": at(
      "welcome",
      "/mon-compte/bienvenue/?parrain=CAMILLE-7Q2M",
      sponsorTexts.heading,
    ),
  },
  { "the login": validated(at("sign-in", "/connexion/", signInTexts.email.heading)) },
  { "a new password": at("reset-password", "/mot-de-passe-oublie/abc/", signInTexts.reset.heading) },
  {
    "a menu guide without a cat": at(
      "guide-menu-cats",
      "/userGuide/guide-nutrition-short/",
      menuTexts.cats.none,
    ),
  },
  { "the stand-ins' own page": { path: "/_sandbox/", heading: "" } },
];

const account: Template[] = [
  {
    "the home page with the last order": narrow(
      at("home", "/", "", {
        open: (page) => expect(page.getByRole("button", { name: againTexts.submit })).toBeVisible(),
      }),
    ),
    "a listing with what was ordered": at(
      "category",
      "/chien/croquettes/",
      "",
      showing(productCardTexts.ordered),
    ),
  },
  {
    "the photo of an animal": at(
      "animal-photo",
      "/mon-compte/mes-animaux/1/?modifier=photo",
      photoTexts.change({ name: "Oslo" }),
    ),
  },
  {
    "the plan of an animal's weight": validated(
      at("weight-plan", "/mon-compte/mes-animaux/2/plan/", weightPlanTexts.title({ name: mirabelle.name })),
    ),
  },
  { "the page of an animal": at("animal-profile", "/mon-compte/mes-animaux/2/?poids=4,4", mirabelle.name) },
  {
    "the address book": at("addresses", "/mon-compte/mes-adresses/", addressBookTexts.title),
    "the form of an address": validated(
      at("addresses", "/mon-compte/mes-adresses/?adresse=1", addressBookTexts.editTitle),
    ),
  },
  { "the animals": at("animals", "/mon-compte/mes-animaux/", animalTexts.title) },
  {
    "the form of a new animal": at(
      "animal-form",
      "/mon-compte/mes-animaux/ajouter/?espece=chien",
      animalFormScreenTexts.addTitles.dog,
    ),
    "the profile's form of an animal": at(
      "animal-form",
      "/mon-compte/mes-animaux/2/modifier/",
      animalFormScreenTexts.editTitle(mirabelle),
    ),
  },
  {
    "the step before an animal is deleted": at(
      "animal-removal",
      "/mon-compte/mes-animaux/2/modifier/?supprimer=1",
      animalRemovalTexts.title(mirabelle),
    ),
  },
  { "the sponsorships": at("sponsorships", "/mon-compte/mes-parrainages/", sponsorshipTexts.title) },
  {
    "the question before an account is deleted": at(
      "personal",
      "/mon-compte/mes-informations-personnelles/?supprimer=1",
      personalTexts.deletion.confirmTitle,
    ),
  },
  { "the account": at("account", "/mon-compte/", greeted(camille)) },
  {
    "the card of a subscription in the application": at(
      "web-view-payment",
      "/web-view/1-changement-de-paiement/",
      webViewTexts.title,
      {
        before: async (page) => {
          await page.goto("/_sandbox/application");
        },
      },
    ),
    "the application's pages": at("web-view-demo", "/webView/demo/", webViewTexts.demo.title),
  },
  {
    "the result of the food guide with all candidates": at(
      "guide-result",
      "/guide-croquettes/1/recommandations/?tout=1&debut=2026-12-01",
      fed("Oslo"),
    ),
  },
];

const change = (screen: ScreenName, step: string, heading: string, subscription = 1) =>
  at(screen, `/mon-compte/mes-abonnements/${subscription}/?modifier=${step}`, heading);

const subscriptions: Template[] = [
  {
    "the subscriptions": at(
      "subscriptions",
      "/mon-compte/mes-abonnements/",
      accountFrameTexts.places["mon-compte-mes-abonnements"],
    ),
  },
  {
    "the next order of a subscription": at(
      "subscription",
      "/mon-compte/mes-abonnements/1/",
      "Les repas d’Oslo",
    ),
    "the terms of a subscription": at(
      "subscription",
      "/mon-compte/mes-abonnements/2/?onglet=mon-abonnement",
      "Les repas de Mirabelle",
    ),
  },
  { "the rhythm of a subscription": change("subscription-frequency", "frequence", frequencyTexts.title) },
  {
    "the addresses of a subscription": change(
      "subscription-addresses",
      "adresses",
      deliveryStepTexts.addresses.title,
    ),
  },
  {
    "the carrier of a subscription": change(
      "subscription-delivery",
      "livraison",
      deliveryStepTexts.delivery.title,
      2,
    ),
  },
  { "the card of a subscription": change("subscription-payment", "paiement", paymentCardTexts.title) },
  {
    "the quantities of a subscription, a line to be removed": change(
      "subscription-quantities",
      "quantites&retirer=2",
      quantitiesTexts.title,
    ),
  },
  {
    "what a subscription can be added": change("subscription-add", "ajouter", addItemTexts.title),
    "a product for the next parcel": change(
      "subscription-add",
      "ajouter&variante=21000101",
      addItemTexts.title,
    ),
  },
  {
    "the lines of a subscription to swap": change("subscription-swap", "echanger", swapTexts.title),
    "the other formats and recipes of a line": change(
      "subscription-swap",
      "echanger&article=1",
      swapTexts.title,
    ),
  },
  { "the codes of a subscription": change("subscription-coupon", "code", couponTexts.title) },
  {
    "another day for a parcel": change("subscription-date", "date", dateTexts.date.title),
    "a day for a parcel on which the food has ended": at(
      "subscription-date",
      `/mon-compte/mes-abonnements/1/?modifier=date&le=${departureIn(90)}`,
      dateTexts.date.title,
      showing(/^Vous serez à court/),
    ),
    "a parcel that is skipped": change("subscription-skip", "passer", dateTexts.skip.title),
    "a parcel that is sent now": change("subscription-ship-now", "envoyer", shipNowTexts.title),
    "a pause of a subscription": change("subscription-pause", "pause", pauseTexts.pause.title),
  },
  {
    "the end of a subscription in an account": change(
      "subscription-cancellation",
      "resiliation",
      cancellationTexts.title,
    ),
  },
  {
    "what is left of a subscription at home": change("subscription-stock", "stock", stockWordTexts.title, 2),
  },
  {
    "a swap that saves money": at("subscription-swap", "", swapTexts.title, {
      findPath: async (page) => {
        const own = "/mon-compte/mes-abonnements/2/";
        await page.goto(`${own}?modifier=quantites`);
        const quantity = page.locator('input[name^="quantite-"]').first();
        const line = (await quantity.getAttribute("name"))?.replace("quantite-", "");
        await quantity.fill("5");
        await page.getByRole("button", { name: quantitiesTexts.submit }).click();
        await expect(page).toHaveURL(own);
        return `${own}?modifier=echanger&article=${line}`;
      },
      ...showing(/^La même quantité en/),
    }),
  },
];

/** The demo has a customer with a subscription in each state. */
const subscriptionStates: Template[] = [
  {
    "subscriptions in every state": at(
      "subscriptions",
      "/mon-compte/mes-abonnements/",
      accountFrameTexts.places["mon-compte-mes-abonnements"],
    ),
    "a subscription whose product is not available": at("subscription", "/mon-compte/mes-abonnements/9/"),
    "a subscription that has ended": at("subscription", "/mon-compte/mes-abonnements/17/"),
  },
  { "the end of a pause": change("subscription-resume", "reprise", pauseTexts.resume.title, 8) },
];

const answer = (name: ReminderAnswer, heading: string) =>
  at("reminder", mailLink(reminderHref(2, name), "reminder", "2"), heading);

const mailed: Template[] = [
  {
    "the answer that all is well with a parcel": answer("tout-va-bien", reminderTexts.fine.title),
    "the answer that food is left": answer("il-m-en-reste", reminderTexts.left.title),
    "the answer that food is missing": answer("il-m-en-manque", reminderTexts.missing.title),
  },
  {
    "an order followed from its mail": at(
      "followed-order",
      mailLink(href("suivi-order", { order: "demo-expediee" }), "order", "demo-expediee"),
      "MUS0000004",
    ),
  },
];

const order = (id: string, heading: string, more: Partial<Screen> = {}) =>
  at("order", `/mon-compte/mes-commandes/demo-${id}`, heading, more);

const orders: Template[] = [
  {
    "the result of the food guide for an animal that is ill": at(
      "guide-result",
      "/guide-croquettes/7/recommandations/",
      translator(resultTexts)("title", { name: "Cléopâtre" }),
    ),
  },
  {
    "the report of a damaged parcel": order("expediee/signaler/", claimTexts.title, {
      screen: "order-claim",
      open: async (page) => {
        await page.getByRole("radio", { name: claimTexts.kind.damaged_parcel }).check();
        await page.getByLabel(claimTexts.photo.label).setInputFiles(await photoOfTelephone(page));
        await page.getByLabel(claimTexts.message.label).fill("Anticonstitutionnellement".repeat(20));
      },
    }),
  },
  {
    "the question before an order is cancelled": order("en-attente/annuler/", "MUS", {
      screen: "order-cancellation",
    }),
  },
  { "the sponsorships of a customer with friends": at("sponsorships", "/mon-compte/mes-parrainages/", "") },
  {
    "the personal data": at(
      "personal",
      "/mon-compte/mes-informations-personnelles/",
      personalScreenTexts.title,
    ),
  },
  { "the account with open payments": at("account", "/mon-compte/", greeted(marguerite)) },
  { "the orders of a customer": at("orders", "/mon-compte/mes-commandes/", orderListTexts.title) },
  {
    "an order whose parcel has left": order("expediee/", "MUS0000004"),
    "an order that has arrived, before its invoice is there": order("livree-recemment/", "MUS0000011"),
    "a cancelled order": order("annulee/", "MUS"),
    "an order that is to be paid": order("paiement-refuse/", "MUS0000003"),
    "an order with the days of its transition": order("payee/?debut=2026-12-01&jours=10", "MUS0000001"),
  },
  {
    "the confirmation of an order": at(
      "confirmation",
      "/commande/demo-payee/confirmation/",
      thanked(marguerite),
    ),
    "an order that waits for a bank transfer": at(
      "confirmation",
      "/commande/demo-en-attente/confirmation/",
      thanked(marguerite),
    ),
  },
  {
    "an order whose card was refused": at(
      "payment-due",
      "/commande/demo-paiement-refuse/",
      paymentTexts.due.title,
    ),
  },
];

const moka = { name: "Moka" };
const chosen = "frequence=7&croquettes=MUS-CT-STE-DIN&recette=MUS-CT-PAT-STE&repas=2";

const menus: Template[] = [
  {
    "a listing with the rations of several animals": at("category", "/chat/croquettes/", "", showing(/Moka/)),
    "a product with the rations of several animals": at(
      "product",
      "/produits/croquettes-chat-poil-long-saumon-ecosse-hareng-riz-complet/",
      "",
      showing(/Moka/),
    ),
  },
  {
    "the animal of a menu": at(
      "guide-menu",
      "/guide-bi-nutrition/4/",
      translator(menuTexts)("profil.title", moka),
    ),
    "the recipes of a menu": at(
      "guide-menu",
      "/guide-bi-nutrition/4/?etape=selection",
      menuTexts.selection.title,
    ),
    "the ration of a menu": at(
      "guide-menu-ration",
      `/guide-bi-nutrition/4/?etape=ration&${chosen}`,
      menuTexts.ration.title,
    ),
    "a menu": narrow(
      at("guide-menu-result", `/guide-bi-nutrition/4/recommandations/?${chosen}`, menuOf(moka)),
    ),
  },
  {
    "the choice of a cat for a menu": at(
      "guide-menu-cats",
      "/userGuide/guide-nutrition-full/",
      menuTexts.cats.title,
    ),
  },
  {
    "the refusal of a menu": at(
      "guide-menu-obstacle",
      "/guide-bi-nutrition/3/",
      obstacleTexts.wrong_animal_type.title,
    ),
  },
  {
    "the meals of a menu": at(
      "guide-menu",
      "/userGuide/guide-nutrition-full/?animal=4&etape=repas",
      menuTexts.repas.title,
    ),
  },
];

const plan = "/mon-compte/mes-animaux/2/plan/";

/** The order matters: the plan starts with the first, and the mail comes two weeks later. */
const weights: Template[] = [
  {
    "the plan of a weight that has begun": narrow(
      at("weight-plan", plan, weightPlanTexts.title({ name: mirabelle.name }), {
        before: async (page) => {
          const { origin } = new URL((await page.request.get("/health")).url());
          const form = { [startWeightInput]: "4,2", [healthInput]: isHealthy };
          await page.request.post(plan, { form, headers: { Origin: origin } });
        },
        open: (page) => expect(page.getByRole("img", { name: /^Courbe du poids/ })).toBeVisible(),
      }),
    ),
    "the question before a plan is stopped": at("weight-plan", stopPlanHref(2), ""),
    "the page of an animal with a plan": at("animal-profile", "/mon-compte/mes-animaux/2/", mirabelle.name),
  },
  {
    "a weighing by mail": validated(
      at("weighing", "", weighingTexts.title({ name: mirabelle.name }), { findPath: weighingByMail }),
    ),
    "a weighing by mail that is saved": at("weighing", "", weighingTexts.recorded.title, {
      findPath: weighingByMail,
      open: async (page) => {
        await page.getByLabel(weighingTexts.field).fill("4,1");
        await page.getByRole("button", { name: weighingTexts.submit }).click();
        await expect(page.getByLabel(weighingTexts.field)).toHaveCount(0);
      },
    }),
  },
];

async function weighingByMail(page: Page): Promise<string> {
  const mails = async () => {
    const mailbox = await page.request.get(`/_sandbox/mailbox?to=${encodeURIComponent(camille.email)}`);
    return ((await mailbox.json()) as { html: string }[]).map(({ html }) => html).join("");
  };
  const linkIn = (html: string) => /href="(\/pesee\/2\/[^"]+)"/.exec(html)?.[1];
  const sent = linkIn(await mails());
  if (sent) return sent;
  await page.request.post("/_sandbox/clock", { form: { days: "15" } });
  return linkIn(await mails()) ?? "";
}

/** Steps of an order in their order, each with the choice of the step before. */
export function stepsOfOrder(path: string): Template[] {
  const take = (etape: string, choice: Record<string, string>) => async (page: Page) => {
    const { origin } = new URL((await page.request.get("/health")).url());
    await page.request.post(`${path}?etape=${etape}`, {
      form: { etape, ...choice },
      headers: { Origin: origin },
    });
  };
  const step = (screen: ScreenName, name: keyof typeof checkoutTexts.stepTitles, query = "") =>
    at(screen, `${path}?etape=${name}${query}`, checkoutTexts.stepTitles[name]);
  return [
    { billing: step("checkout-billing", "facturation") },
    { shipping: step("checkout-shipping", "livraison", "&transporteur=mondial-relay") },
    {
      payment: {
        ...step("checkout-payment", "paiement"),
        before: take("livraison", { transporteur: "transporteur-lourd" }),
      },
    },
    {
      summary: { ...step("checkout-summary", "recapitulatif"), before: take("paiement", { moyen: "card" }) },
    },
    {
      "a payment that is checked": at("payment-check", "", paymentTexts.check.title, {
        findPath: async (page) => {
          await page.goto(`${path}?etape=recapitulatif`);
          await placeOrder(page).click();
          await payByCard(page, "4970 1000 0000 0000", "held");
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(paymentTexts.check.title);
          const { pathname, search } = new URL(page.url());
          return pathname + search;
        },
      }),
    },
  ];
}

/** The order matters: some outages last until the next one. */
export function errorPages(breakService: Journey["breakService"]): Template[] {
  const errors = errorPageTexts.pages.error;
  let mend = async () => {};
  return [
    { "an unknown page": at("error", "/page/inconnue/", errors["404"].title, { status: 404 }) },
    {
      "a weighing by a link that has expired": at(
        "weighing",
        mailLink(href("pesee-animal", { animal: "2" }), "weighing", "2"),
        weighingTexts.expired.title,
        { status: 410 },
      ),
    },
    { "an unknown question": at("faq", "/faq/dromadaire/", faqTexts.title) },
    {
      "a page that cannot be loaded": at("error", "/page/donnees-personnelles/", errors["503"].title, {
        status: 503,
        before: async () => {
          await breakService({ service: "content", mode: "status", path: "/donnees-personnelles" });
        },
      }),
    },
    {
      "a cart that cannot be loaded": at("cart", "/panier/", cartTexts.unavailable.title, {
        status: 503,
        before: async (page) => {
          await fillCart(page);
          mend = await breakService({ service: "ecommerce", mode: "status", status: 503 });
        },
      }),
    },
    {
      "a guide whose animal cannot be read": at(
        "guide-down",
        "/guide-croquettes/1/?question=poids",
        guideDownTexts.title,
        {
          status: 503,
          before: async (page) => {
            await mend();
            await logIn(page, camille);
            mend = await breakService({
              service: "ecommerce",
              mode: "status",
              status: 503,
              path: "/shop/animals",
            });
          },
        },
      ),
    },
    {
      "an order that cannot be read": at(
        "checkout-outage",
        "/commande/demo-payee/confirmation/",
        checkoutTexts.outage.title,
        {
          status: 503,
          before: async (page) => {
            await mend();
            await logIn(page, marguerite);
            await breakService({ service: "ecommerce", mode: "status", status: 503, path: "/shop/orders" });
          },
        },
      ),
    },
  ];
}

export const walks: Record<string, Walk> = {
  "the shelves": { customer: null, templates: shelves },
  "what there is to read": { customer: null, templates: reading },
  "forms and guides of a visitor": { customer: null, templates: formsAndGuides },
  "what mails lead to": { customer: null, templates: mailed },
  "animals that a visitor describes": { customer: null, templates: described },
  "the account of a customer": { customer: camille, templates: account },
  "the subscriptions of a customer": { customer: camille, templates: subscriptions },
  "subscriptions in every state": { customer: antoine, templates: subscriptionStates },
  "the weight of an animal": { customer: camille, templates: weights },
  "the orders of a customer": { customer: marguerite, templates: orders },
  "the account of a new customer": {
    customer: paul,
    templates: [{ "the account of a new customer": at("account", "/mon-compte/", greeted(paul)) }],
  },
  "the menu guide": { customer: hugo, templates: menus },
};
