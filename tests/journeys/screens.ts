import type { Page } from "playwright/test";
import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { accountFrameTexts } from "../../shared/account/account-frame.texts.ts";
import { signInTexts } from "../../shared/account/sign-in.texts.ts";
import { accountTexts } from "../../shared/account/texts.ts";
import { addressBookTexts } from "../../shared/address/address-book.texts.ts";
import { animalTexts } from "../../shared/animal/animal.texts.ts";
import { animalFormScreenTexts } from "../../shared/animal/animal-form-screen.texts.ts";
import { animalRemovalTexts } from "../../shared/animal/animal-removal.texts.ts";
import { photoTexts } from "../../shared/animal/photo.texts.ts";
import { paymentTexts } from "../../shared/checkout/payment.texts.ts";
import { personalTexts } from "../../shared/customer/personal.texts.ts";
import { personalScreenTexts } from "../../shared/customer/personal-screen.texts.ts";
import { guideTexts } from "../../shared/guide/guide.texts.ts";
import { resultTexts } from "../../shared/guide/result.texts.ts";
import { menuTexts } from "../../shared/menu/menu.texts.ts";
import { obstacleTexts } from "../../shared/menu/obstacle.texts.ts";
import { confirmationTexts } from "../../shared/order/confirmation.texts.ts";
import { orderListTexts } from "../../shared/order/order-list.texts.ts";
import { searchTexts } from "../../shared/search/texts.ts";
import { sponsorTexts } from "../../shared/sponsorship/sponsor.texts.ts";
import { sponsorshipTexts } from "../../shared/sponsorship/texts.ts";
import { addItemTexts } from "../../shared/subscription/add-item.texts.ts";
import { cardTexts } from "../../shared/subscription/card.texts.ts";
import { couponTexts } from "../../shared/subscription/coupon.texts.ts";
import { deliveryStepTexts } from "../../shared/subscription/delivery.texts.ts";
import { frequencyTexts } from "../../shared/subscription/frequency.texts.ts";
import { quantitiesTexts } from "../../shared/subscription/quantities.texts.ts";
import { stockWordTexts } from "../../shared/subscription/stock-word.texts.ts";
import { swapTexts } from "../../shared/subscription/swap.texts.ts";
import { translator } from "../../shared/text/translator.ts";
import type { Customer } from "./journey.ts";
import { addOne, camille, chicken, hugo, keepDraft, marguerite, paul } from "./shopper.ts";

export interface Screen {
  name: string;
  path: string;
  /** Part of the heading; left out where the path alone decides which screen is shown. */
  heading?: string;
  /** 200 if left out. */
  status?: number;
  /** Also laid out in a narrow window with letters twice as large. */
  narrow?: true;
  before?: (page: Page) => Promise<void>;
}

const mina = { kind: "cat", name: "Mina", gender: null } as const;
const rex = { kind: "dog", name: "Rex", gender: null } as const;
const mirabelle = { name: "Mirabelle" };
const fed = (name: string) => translator(resultTexts)("title", { name });
const thanked = ({ firstName }: Customer) => translator(confirmationTexts)("thanks", { firstName });
const greeted = ({ firstName }: Customer) => translator(accountTexts)("greeting", { firstName });

interface Walk {
  name: string;
  customer: Customer | null;
  screens: Screen[];
}

/** A walk shows its screens to one visitor, in this order. */
export const walks: Walk[] = [
  {
    name: "the shelves",
    customer: null,
    screens: [
      { name: "home", path: "/", narrow: true },
      { name: "the page of the cookies", path: "/gerer-mes-cookies/" },
      { name: "the landing page of an animal", path: "/chien/", narrow: true },
      { name: "a narrowed listing", path: "/chat/patees/?filtre-age=senior&tri=note", narrow: true },
      { name: "a long listing", path: "/tous-les-produits/" },
      { name: "a product", path: chicken.path, narrow: true },
      { name: "a product out of stock", path: "/produits/croquettes-chat-senior-poisson-blanc-riz/" },
      { name: "a discontinued product", path: "/produits/croquettes-chien-adulte-poulet-ancienne-recette/" },
      { name: "a product without reviews", path: "/produits/terrine-chat-lapin-fenouil/" },
      {
        name: "a product with a very long name",
        path: "/produits/croquettes-chat-poil-long-saumon-ecosse-hareng-riz-complet/",
      },
      { name: "a sample", path: "/produits/echantillons/chien-adulte-poulet-fermier-riz/" },
      { name: "results of a search", path: "/rechercher/?q=croqette+chaton", heading: "croqette chaton" },
      {
        name: "a search without results",
        path: "/rechercher/?q=zzzz",
        heading: translator(searchTexts)("none.title", { query: "zzzz" }),
      },
      { name: "the search page before a question", path: "/rechercher/", heading: searchTexts.start.title },
      { name: "the empty cart", path: "/panier/", heading: cartTexts.empty.title },
      { name: "a product with its ration", path: `${chicken.path}?poids=12&age=18` },
      {
        name: "the filled cart",
        path: "/panier/",
        heading: cartTexts.title,
        narrow: true,
        before: (page) => addOne(page),
      },
    ],
  },
  {
    name: "what there is to read",
    customer: null,
    screens: [
      { name: "a content page", path: "/page/abonnement/" },
      { name: "the FAQ", path: "/faq/" },
      { name: "a content page of text", path: "/page/accessibilite/" },
      { name: "the recalls", path: "/rappels/" },
      { name: "the choice of a country", path: "/pays-et-langue/" },
      { name: "a content page of many blocks", path: "/page/notre-histoire/" },
      { name: "a page about making", path: "/page/notre-fabrication/" },
      { name: "a page of advice", path: "/page/taille-des-croquettes/" },
      { name: "a landing page", path: "/landing/offre-chiot/" },
      { name: "another landing page", path: "/landing/parrainage-refuge/" },
      { name: "the page of all blocks", path: "/_sandbox/blocs/" },
      { name: "the list of shops", path: "/magasins/" },
      { name: "a search for shops that finds none", path: "/magasins/?ville=Zzyzx" },
      { name: "a shop", path: "/magasins/strasbourg-bateliers/" },
    ],
  },
  {
    name: "forms and guides of a visitor",
    customer: null,
    screens: [
      { name: "the end of a subscription", path: "/resilier-mon-abonnement/" },
      { name: "the withdrawal from an order", path: "/renoncer-au-contrat/" },
      { name: "the contact page", path: "/nous-contacter/", narrow: true },
      {
        name: "the entrance of the food guide",
        path: "/guide-croquettes/",
        heading: guideTexts.entrance.heading,
        before: (page) => keepDraft(page, { kind: "cat", name: "Mina" }),
      },
      {
        name: "a question of the food guide in words",
        path: "/guide-croquettes/nouveau/?question=marque",
        heading: guideTexts.questions.marque(mina),
        before: (page) => keepDraft(page, { kind: "cat", name: "Mina", kibbleBrand: "unknown" }),
      },
      {
        name: "a question of the food guide in pictures",
        path: "/guide-croquettes/nouveau/?question=silhouette",
        heading: guideTexts.questions.silhouette(rex),
        before: (page) => keepDraft(page, { kind: "dog", name: "Rex", condition: "4" }),
      },
      // Before the invitation, whose sponsor the visit remembers.
      { name: "the welcome page", path: "/mon-compte/bienvenue/", heading: signInTexts.welcome.heading },
      {
        name: "the invitation of a sponsor",
        path: "/mon-compte/bienvenue/?parrain=CAMILLE-7Q2M",
        heading: sponsorTexts.heading,
      },
      { name: "the login", path: "/connexion/", heading: signInTexts.email.heading },
      { name: "a spent link", path: "/mot-de-passe-oublie/abc/", heading: signInTexts.reset.spentHeading },
      {
        name: "a menu guide without a cat",
        path: "/userGuide/guide-nutrition-short/",
        heading: menuTexts.cats.none,
      },
      { name: "the stand-ins' own page", path: "/_sandbox/" },
    ],
  },
  {
    name: "the account of a customer",
    customer: camille,
    screens: [
      {
        name: "the photo of an animal",
        path: "/mon-compte/mes-animaux/1/?modifier=photo",
        heading: photoTexts.change({ name: "Oslo" }),
      },
      {
        name: "the page of an animal",
        path: "/mon-compte/mes-animaux/2/?poids=4,4",
        heading: mirabelle.name,
      },
      { name: "the address book", path: "/mon-compte/mes-adresses/", heading: addressBookTexts.title },
      {
        name: "the form of an address",
        path: "/mon-compte/mes-adresses/?adresse=1",
        heading: addressBookTexts.editTitle,
      },
      { name: "the animals", path: "/mon-compte/mes-animaux/", heading: animalTexts.title },
      {
        name: "the form of a new animal",
        path: "/mon-compte/mes-animaux/ajouter/?espece=chien",
        heading: animalFormScreenTexts.addTitles.dog,
      },
      {
        name: "the profile's form of an animal",
        path: "/mon-compte/mes-animaux/2/modifier/",
        heading: animalFormScreenTexts.editTitle(mirabelle),
      },
      {
        name: "the step before an animal is deleted",
        path: "/mon-compte/mes-animaux/2/modifier/?supprimer=1",
        heading: animalRemovalTexts.title(mirabelle),
      },
      { name: "the sponsorships", path: "/mon-compte/mes-parrainages/", heading: sponsorshipTexts.title },
      {
        name: "the question before an account is deleted",
        path: "/mon-compte/mes-informations-personnelles/?supprimer=1",
        heading: personalTexts.deletion.confirmTitle,
      },
      { name: "the account", path: "/mon-compte/", heading: greeted(camille) },
      {
        name: "the result of the food guide with all candidates",
        path: "/guide-croquettes/1/recommandations/?tout=1&debut=2026-12-01",
        heading: fed("Oslo"),
      },
    ],
  },
  {
    name: "the subscriptions of a customer",
    customer: camille,
    screens: [
      {
        name: "the subscriptions",
        path: "/mon-compte/mes-abonnements/",
        heading: accountFrameTexts.places["mon-compte-mes-abonnements"],
      },
      {
        name: "the next order of a subscription",
        path: "/mon-compte/mes-abonnements/1/",
        heading: "ABO0000001",
      },
      {
        name: "the terms of a subscription",
        path: "/mon-compte/mes-abonnements/2/?onglet=mon-abonnement",
        heading: "ABO0000002",
      },
      {
        name: "the rhythm of a subscription",
        path: "/mon-compte/mes-abonnements/1/?modifier=frequence",
        heading: frequencyTexts.title,
      },
      {
        name: "the addresses of a subscription",
        path: "/mon-compte/mes-abonnements/1/?modifier=adresses",
        heading: deliveryStepTexts.addresses.title,
      },
      {
        name: "the carrier of a subscription",
        path: "/mon-compte/mes-abonnements/2/?modifier=livraison",
        heading: deliveryStepTexts.delivery.title,
      },
      {
        name: "the card of a subscription",
        path: "/mon-compte/mes-abonnements/1/?modifier=paiement",
        heading: cardTexts.title,
      },
      {
        name: "the quantities of a subscription, a line to be removed",
        path: "/mon-compte/mes-abonnements/1/?modifier=quantites&retirer=2",
        heading: quantitiesTexts.title,
      },
      {
        name: "what a subscription can be added",
        path: "/mon-compte/mes-abonnements/1/?modifier=ajouter",
        heading: addItemTexts.title,
      },
      {
        name: "a product for the next parcel",
        path: "/mon-compte/mes-abonnements/1/?modifier=ajouter&variante=21000101",
        heading: addItemTexts.title,
      },
      {
        name: "the lines of a subscription to swap",
        path: "/mon-compte/mes-abonnements/1/?modifier=echanger",
        heading: swapTexts.title,
      },
      {
        name: "the other formats and recipes of a line",
        path: "/mon-compte/mes-abonnements/1/?modifier=echanger&article=1",
        heading: swapTexts.title,
      },
      {
        name: "the codes of a subscription",
        path: "/mon-compte/mes-abonnements/1/?modifier=code",
        heading: couponTexts.title,
      },
      {
        name: "what is left of a subscription at home",
        path: "/mon-compte/mes-abonnements/2/?modifier=stock",
        heading: stockWordTexts.title,
      },
    ],
  },
  {
    name: "the orders of a customer",
    customer: marguerite,
    screens: [
      {
        name: "the result of the food guide for an animal that is ill",
        path: "/guide-croquettes/7/recommandations/",
        heading: fed("Cléopâtre"),
      },
      {
        name: "the personal data",
        path: "/mon-compte/mes-informations-personnelles/",
        heading: personalScreenTexts.title,
      },
      { name: "the account with open payments", path: "/mon-compte/", heading: greeted(marguerite) },
      { name: "the orders of a customer", path: "/mon-compte/mes-commandes/", heading: orderListTexts.title },
      {
        name: "an order whose parcel has left",
        path: "/mon-compte/mes-commandes/demo-expediee/",
        heading: "MUS0000004",
      },
      {
        name: "an order that has arrived, before its invoice is there",
        path: "/mon-compte/mes-commandes/demo-livree-recemment/",
        heading: "MUS0000011",
      },
      { name: "a cancelled order", path: "/mon-compte/mes-commandes/demo-annulee/", heading: "MUS" },
      {
        name: "an order that is to be paid",
        path: "/mon-compte/mes-commandes/demo-paiement-refuse/",
        heading: "MUS0000003",
      },
      {
        name: "an order with the days of its transition",
        path: "/mon-compte/mes-commandes/demo-payee/?debut=2026-12-01&jours=10",
        heading: "MUS0000001",
      },
      {
        name: "the confirmation of an order",
        path: "/commande/demo-payee/confirmation/",
        heading: thanked(marguerite),
      },
      {
        name: "an order that waits for a bank transfer",
        path: "/commande/demo-en-attente/confirmation/",
        heading: thanked(marguerite),
      },
      {
        name: "an order whose card was refused",
        path: "/commande/demo-paiement-refuse/",
        heading: paymentTexts.due.title,
      },
    ],
  },
  {
    name: "the account of a new customer",
    customer: paul,
    screens: [{ name: "the account of a new customer", path: "/mon-compte/", heading: greeted(paul) }],
  },
  {
    name: "the menu guide",
    customer: hugo,
    screens: [
      {
        name: "the choice of a cat for a menu",
        path: "/userGuide/guide-nutrition-full/",
        heading: menuTexts.cats.title,
      },
      {
        name: "the refusal of a menu",
        path: "/guide-bi-nutrition/3/",
        heading: obstacleTexts.wrong_animal_type.title,
      },
      {
        name: "the meals of a menu",
        path: "/userGuide/guide-nutrition-full/?animal=4&etape=repas",
        heading: menuTexts.repas.title,
      },
    ],
  },
];
