import type { Page } from "playwright/test";
import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { accountFrameTexts } from "../../shared/account/account-frame.texts.ts";
import { signInTexts } from "../../shared/account/sign-in/sign-in.texts.ts";
import { accountTexts } from "../../shared/account/texts.ts";
import { addressBookTexts } from "../../shared/address/address-book.texts.ts";
import { animalTexts } from "../../shared/animal/animal.texts.ts";
import { animalFormScreenTexts } from "../../shared/animal/form/animal-form-screen.texts.ts";
import { photoTexts } from "../../shared/animal/photo/photo.texts.ts";
import { weightPlanTexts } from "../../shared/animal/plan/weight-plan.texts.ts";
import { animalRemovalTexts } from "../../shared/animal/removal/animal-removal.texts.ts";
import { paymentTexts } from "../../shared/checkout/payment/payment.texts.ts";
import { claimTexts } from "../../shared/claim/claim.texts.ts";
import { personalTexts } from "../../shared/customer/personal.texts.ts";
import { personalScreenTexts } from "../../shared/customer/personal-screen.texts.ts";
import { describeAnimalTexts } from "../../shared/guide/describe/describe-animal.texts.ts";
import { guideTexts } from "../../shared/guide/guide.texts.ts";
import { resultTexts } from "../../shared/guide/result.texts.ts";
import { menuTexts } from "../../shared/menu/menu.texts.ts";
import { obstacleTexts } from "../../shared/menu/obstacle.texts.ts";
import { confirmationTexts } from "../../shared/order/confirmation/confirmation.texts.ts";
import { orderListTexts } from "../../shared/order/list/order-list.texts.ts";
import { href } from "../../shared/routes.ts";
import { searchTexts } from "../../shared/search/texts.ts";
import { sponsorTexts } from "../../shared/sponsorship/sponsor.texts.ts";
import { sponsorshipTexts } from "../../shared/sponsorship/texts.ts";
import { addItemTexts } from "../../shared/subscription/add/add-item.texts.ts";
import { couponTexts } from "../../shared/subscription/coupon/coupon.texts.ts";
import { deliveryStepTexts } from "../../shared/subscription/delivery/delivery.texts.ts";
import { frequencyTexts } from "../../shared/subscription/frequency/frequency.texts.ts";
import { paymentCardTexts } from "../../shared/subscription/payment/payment-card.texts.ts";
import { quantitiesTexts } from "../../shared/subscription/quantities/quantities.texts.ts";
import { reminderTexts } from "../../shared/subscription/reminder/reminder.texts.ts";
import { type ReminderAnswer, reminderHref } from "../../shared/subscription/reminder/reminder.ts";
import { stockWordTexts } from "../../shared/subscription/stock/stock-word.texts.ts";
import { swapTexts } from "../../shared/subscription/swap/swap.texts.ts";
import { translator } from "../../shared/text/translator.ts";
import type { Customer } from "./journey.ts";
import { mailLink } from "./mail-link.ts";
import { camille, chicken, hugo, keepDraft, marguerite, paul, twoKilos } from "./shopper.ts";

export interface Screen {
  path: string;
  heading: string;
  status?: number;
  narrow?: true;
  validated?: true;
  before?: (page: Page) => Promise<void>;
}

/** The first screen of a template is loaded, the others are reached by client navigations. */
export type Template = Record<string, Screen>;

interface Walk {
  customer: Customer | null;
  templates: Template[];
}

const at = (path: string, heading = "", more: Partial<Screen> = {}): Screen => ({ path, heading, ...more });
const narrow = (screen: Screen): Screen => ({ ...screen, narrow: true });
const validated = (screen: Screen): Screen => ({ ...screen, validated: true });
const drafted = (draft: object) => ({ before: (page: Page) => keepDraft(page, draft) });

export async function fillCart(page: Page): Promise<void> {
  await page.request.get(`/panier/?variantId=${twoKilos}`);
}

const mina = { kind: "cat", name: "Mina", gender: null } as const;
const rex = { kind: "dog", name: "Rex", gender: null } as const;
const mirabelle = { name: "Mirabelle" };
const fed = (name: string) => `Pour ${name}\u00a0:`;
const thanked = ({ firstName }: Customer) => translator(confirmationTexts)("thanks", { firstName });
const greeted = ({ firstName }: Customer) => translator(accountTexts)("greeting", { firstName });

const shelves: Template[] = [
  { home: narrow(at("/")) },
  { "the page of the cookies": at("/gerer-mes-cookies/") },
  { "the landing page of an animal": narrow(at("/chien/")) },
  {
    "a narrowed listing": narrow(at("/chat/patees/?filtre-age=senior&tri=note")),
    "a long listing": at("/tous-les-produits/"),
  },
  {
    "a product": validated(narrow(at(chicken.path))),
    "a product out of stock": at("/produits/croquettes-chat-senior-poisson-blanc-riz/"),
    "a discontinued product": at("/produits/croquettes-chien-adulte-poulet-ancienne-recette/"),
    "a product without reviews": at("/produits/terrine-chat-lapin-fenouil/"),
    "a product with a very long name": at(
      "/produits/croquettes-chat-poil-long-saumon-ecosse-hareng-riz-complet/",
    ),
    "a product with its ration": at(`${chicken.path}?poids=12&age=18`),
  },
  { "a sample": at("/produits/echantillons/chien-adulte-poulet-fermier-riz/") },
  {
    "results of a search": at("/rechercher/?q=croqette+chaton", "croqette chaton"),
    "a search without results": at(
      "/rechercher/?q=zzzz",
      translator(searchTexts)("none.title", { query: "zzzz" }),
    ),
    "the search page before a question": at("/rechercher/", searchTexts.start.title),
  },
  { "the empty cart": at("/panier/", cartTexts.empty.title) },
  { "the filled cart": validated(narrow(at("/panier/", cartTexts.title, { before: fillCart }))) },
];

const reading: Template[] = [
  {
    "a content page": at("/page/abonnement/"),
    "a content page of text": at("/page/accessibilite/"),
    "a content page of many blocks": at("/page/notre-histoire/"),
  },
  { "the FAQ": at("/faq/") },
  { "the recalls": at("/rappels/") },
  { "the choice of a country": at("/pays-et-langue/") },
  { "a landing page": at("/landing/offre-chiot/") },
  { "the page of all blocks": at("/_sandbox/blocs/") },
  {
    "the list of shops": at("/magasins/"),
    "a search for shops that finds none": at("/magasins/?ville=Zzyzx"),
  },
  { "a shop": at("/magasins/strasbourg-bateliers/") },
];

const formsAndGuides: Template[] = [
  { "the end of a subscription": at("/resilier-mon-abonnement/") },
  { "the withdrawal from an order": at("/renoncer-au-contrat/") },
  {
    "the description of an animal": at("/votre-animal/?pour=chat", describeAnimalTexts.title.cat),
  },
  { "the contact page": narrow(at("/nous-contacter/")) },
  {
    "the entrance of the food guide": at(
      "/guide-croquettes/",
      guideTexts.entrance.heading,
      drafted({ kind: "cat", name: "Mina" }),
    ),
  },
  {
    "a question of the food guide in words": validated(
      at(
        "/guide-croquettes/nouveau/?question=marque",
        guideTexts.pages.alimentation(mina),
        drafted({ kind: "cat", name: "Mina", kibbleBrand: "unknown" }),
      ),
    ),
  },
  {
    "a question of the food guide in pictures": at(
      "/guide-croquettes/nouveau/?question=silhouette",
      guideTexts.questions.silhouette(rex),
      drafted({ kind: "dog", name: "Rex", condition: "4" }),
    ),
  },
  {
    // Must come before the invitation, because the visit remembers the sponsor.
    "the welcome page": at("/mon-compte/bienvenue/", signInTexts.welcome.heading),
    "the invitation of a sponsor": at("/mon-compte/bienvenue/?parrain=CAMILLE-7Q2M", sponsorTexts.heading),
  },
  { "the login": validated(at("/connexion/", signInTexts.email.heading)) },
  { "a new password": at("/mot-de-passe-oublie/abc/", signInTexts.reset.heading) },
  { "a menu guide without a cat": at("/userGuide/guide-nutrition-short/", menuTexts.cats.none) },
  { "the stand-ins' own page": at("/_sandbox/") },
];

const account: Template[] = [
  {
    "the photo of an animal": at(
      "/mon-compte/mes-animaux/1/?modifier=photo",
      photoTexts.change({ name: "Oslo" }),
    ),
  },
  {
    "the plan of an animal's weight": validated(
      at("/mon-compte/mes-animaux/2/plan/", weightPlanTexts.title({ name: mirabelle.name })),
    ),
  },
  { "the page of an animal": at("/mon-compte/mes-animaux/2/?poids=4,4", mirabelle.name) },
  {
    "the address book": at("/mon-compte/mes-adresses/", addressBookTexts.title),
    "the form of an address": validated(
      at("/mon-compte/mes-adresses/?adresse=1", addressBookTexts.editTitle),
    ),
  },
  { "the animals": at("/mon-compte/mes-animaux/", animalTexts.title) },
  {
    "the form of a new animal": at(
      "/mon-compte/mes-animaux/ajouter/?espece=chien",
      animalFormScreenTexts.addTitles.dog,
    ),
    "the profile's form of an animal": at(
      "/mon-compte/mes-animaux/2/modifier/",
      animalFormScreenTexts.editTitle(mirabelle),
    ),
  },
  {
    "the step before an animal is deleted": at(
      "/mon-compte/mes-animaux/2/modifier/?supprimer=1",
      animalRemovalTexts.title(mirabelle),
    ),
  },
  { "the sponsorships": at("/mon-compte/mes-parrainages/", sponsorshipTexts.title) },
  {
    "the question before an account is deleted": at(
      "/mon-compte/mes-informations-personnelles/?supprimer=1",
      personalTexts.deletion.confirmTitle,
    ),
  },
  { "the account": at("/mon-compte/", greeted(camille)) },
  {
    "the result of the food guide with all candidates": at(
      "/guide-croquettes/1/recommandations/?tout=1&debut=2026-12-01",
      fed("Oslo"),
    ),
  },
];

const change = (step: string, heading: string, subscription = 1) =>
  at(`/mon-compte/mes-abonnements/${subscription}/?modifier=${step}`, heading);

const subscriptions: Template[] = [
  {
    "the subscriptions": at(
      "/mon-compte/mes-abonnements/",
      accountFrameTexts.places["mon-compte-mes-abonnements"],
    ),
  },
  {
    "the next order of a subscription": at("/mon-compte/mes-abonnements/1/", "Les repas d’Oslo"),
    "the terms of a subscription": at(
      "/mon-compte/mes-abonnements/2/?onglet=mon-abonnement",
      "Les repas de Mirabelle",
    ),
  },
  { "the rhythm of a subscription": change("frequence", frequencyTexts.title) },
  { "the addresses of a subscription": change("adresses", deliveryStepTexts.addresses.title) },
  { "the carrier of a subscription": change("livraison", deliveryStepTexts.delivery.title, 2) },
  { "the card of a subscription": change("paiement", paymentCardTexts.title) },
  {
    "the quantities of a subscription, a line to be removed": change(
      "quantites&retirer=2",
      quantitiesTexts.title,
    ),
  },
  {
    "what a subscription can be added": change("ajouter", addItemTexts.title),
    "a product for the next parcel": change("ajouter&variante=21000101", addItemTexts.title),
  },
  {
    "the lines of a subscription to swap": change("echanger", swapTexts.title),
    "the other formats and recipes of a line": change("echanger&article=1", swapTexts.title),
  },
  { "the codes of a subscription": change("code", couponTexts.title) },
  { "what is left of a subscription at home": change("stock", stockWordTexts.title, 2) },
];

const answer = (name: ReminderAnswer, heading: string) =>
  at(mailLink(reminderHref(2, name), "reminder", "2"), heading);

const mailed: Template[] = [
  {
    "the answer that all is well with a parcel": answer("tout-va-bien", reminderTexts.fine.title),
    "the answer that food is left": answer("il-m-en-reste", reminderTexts.left.title),
    "the answer that food is missing": answer("il-m-en-manque", reminderTexts.missing.title),
  },
  {
    "an order followed from its mail": at(
      mailLink(href("suivi-order", { order: "demo-expediee" }), "order", "demo-expediee"),
      "MUS0000004",
    ),
  },
];

const order = (id: string, heading: string) => at(`/mon-compte/mes-commandes/demo-${id}`, heading);

const orders: Template[] = [
  {
    "the result of the food guide for an animal that is ill": at(
      "/guide-croquettes/7/recommandations/",
      translator(resultTexts)("title", { name: "Cléopâtre" }),
    ),
  },
  {
    "the report of a damaged parcel": order("expediee/signaler/", claimTexts.title),
  },
  { "the personal data": at("/mon-compte/mes-informations-personnelles/", personalScreenTexts.title) },
  { "the account with open payments": at("/mon-compte/", greeted(marguerite)) },
  { "the orders of a customer": at("/mon-compte/mes-commandes/", orderListTexts.title) },
  {
    "an order whose parcel has left": order("expediee/", "MUS0000004"),
    "an order that has arrived, before its invoice is there": order("livree-recemment/", "MUS0000011"),
    "a cancelled order": order("annulee/", "MUS"),
    "an order that is to be paid": order("paiement-refuse/", "MUS0000003"),
    "an order with the days of its transition": order("payee/?debut=2026-12-01&jours=10", "MUS0000001"),
  },
  {
    "the confirmation of an order": at("/commande/demo-payee/confirmation/", thanked(marguerite)),
    "an order that waits for a bank transfer": at(
      "/commande/demo-en-attente/confirmation/",
      thanked(marguerite),
    ),
  },
  { "an order whose card was refused": at("/commande/demo-paiement-refuse/", paymentTexts.due.title) },
];

const menus: Template[] = [
  { "the choice of a cat for a menu": at("/userGuide/guide-nutrition-full/", menuTexts.cats.title) },
  { "the refusal of a menu": at("/guide-bi-nutrition/3/", obstacleTexts.wrong_animal_type.title) },
  {
    "the meals of a menu": at("/userGuide/guide-nutrition-full/?animal=4&etape=repas", menuTexts.repas.title),
  },
];

export const walks: Record<string, Walk> = {
  "the shelves": { customer: null, templates: shelves },
  "what there is to read": { customer: null, templates: reading },
  "forms and guides of a visitor": { customer: null, templates: formsAndGuides },
  "what mails lead to": { customer: null, templates: mailed },
  "the account of a customer": { customer: camille, templates: account },
  "the subscriptions of a customer": { customer: camille, templates: subscriptions },
  "the orders of a customer": { customer: marguerite, templates: orders },
  "the account of a new customer": {
    customer: paul,
    templates: [{ "the account of a new customer": at("/mon-compte/", greeted(paul)) }],
  },
  "the menu guide": { customer: hugo, templates: menus },
};
