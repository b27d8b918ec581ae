import { welcomeOffer } from "../ecommerce/welcome-code.ts";
import type { EventKind } from "./event-body.ts";

const inEuros = (amount: number) => `${amount / 100}\u00a0€`;

export interface Campaign {
  name: string;
  action: "top_header" | "popup" | "ad_product_offer" | "ad_push_category";
  events: readonly EventKind[];
  on: boolean;
  data: Record<string, unknown>;
}

export const campaigns: readonly Campaign[] = [
  {
    name: "bandeau-livraison",
    action: "top_header",
    events: ["page_view"],
    on: true,
    data: {
      text: "Livraison offerte dès 49 €",
      link: "/page/livraison/",
      closable: true,
    },
  },
  {
    name: "bienvenue-5-euros",
    action: "popup",
    events: ["exit_intent"],
    on: true,
    data: {
      popup_type: "exit_intent",
      popup_configuration: {
        title: `${inEuros(welcomeOffer.reward.amount)} sur votre première commande`,
        text: `Dès ${inEuros(welcomeOffer.minimum)}, en achat unique.`,
        button: "Recevoir mon code",
      },
    },
  },
  {
    name: "collecte-des-refuges",
    action: "popup",
    events: ["page_view"],
    on: false,
    data: {
      popup_type: "markdown",
      popup_configuration: {
        title: "La grande collecte des refuges",
        content:
          "Jusqu’au **30 novembre**, pour dix sacs commandés, nous en donnons un à un refuge de votre région.\n\n- Douze refuges partenaires\n- Déjà 4 200 repas donnés en 2025\n\n[Voir comment nous donnons](/page/1-pourcent-pour-les-animaux/)",
      },
    },
  },
  {
    name: "lettre-de-novembre",
    action: "popup",
    events: ["page_view"],
    on: true,
    data: {
      popup_type: "newsletter",
      popup_configuration: {
        title: "La lettre de Museau",
        text: `${inEuros(welcomeOffer.reward.amount)} sur votre première commande dès ${inEuros(welcomeOffer.minimum)}, en achat unique. Ensuite, deux lettres par mois\u00a0: conseils et nouvelles recettes.`,
        button: "M’inscrire",
      },
    },
  },
  {
    name: "offre-chaton",
    action: "ad_product_offer",
    events: ["view_item", "view_cart"],
    on: false,
    data: { sku: "MUS-CT-CHA-POU" },
  },
  {
    name: "friandises-de-noel",
    action: "ad_push_category",
    events: ["page_view"],
    on: false,
    data: { category: "chien/friandises" },
  },
];
