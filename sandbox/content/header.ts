import type { Header } from "../content-system/entries/fields.ts";

export const header: Header = {
  announcement: {
    to: "/page/abonnement/",
    name: "Abonnement : −10 % sur chaque livraison, au rythme de votre animal",
  },
  freeShippingFrom: 4900,
  delivery: {
    price: 490,
    handlingDays: { least: 0, most: 1 },
    transitDays: { least: 2, most: 5 },
    returnDays: 14,
  },
  promises: [
    {
      icon: "truck",
      title: "Expédié sous 24 h ouvrées",
      text: "À domicile, en relais ou en boutique, offert dès 49 €.",
    },
    {
      icon: "calendar",
      title: "Abonnement souple",
      text: "−10 % à chaque livraison, deux au minimum, puis libre.",
    },
    {
      icon: "leaf",
      title: "Fabriqué en France",
      text: "Croquettes, terrines et biscuits, dans trois ateliers.",
    },
    {
      icon: "shield",
      title: "14 jours pour changer d’avis",
      text: "Sac ou boîte non ouverts, repris et remboursés.",
    },
  ],
  menu: [
    {
      to: "/chien/",
      name: "Chien",
      children: [
        { to: "/chien/croquettes/", name: "Croquettes" },
        { to: "/chien/croquettes/chiot/", name: "Croquettes chiot" },
        { to: "/chien/croquettes/adulte/", name: "Croquettes adulte" },
        { to: "/chien/croquettes/senior/", name: "Croquettes senior" },
        { to: "/chien/croquettes/sterilise-et-light/", name: "Stérilisé et light" },
        { to: "/chien/croquettes/sans-cereales/", name: "Sans céréales" },
        { to: "/chien/patees/", name: "Pâtées" },
        { to: "/chien/friandises/", name: "Friandises" },
        { to: "/guide-croquettes/", name: "Trouver sa croquette" },
      ],
    },
    {
      to: "/chat/",
      name: "Chat",
      children: [
        { to: "/chat/croquettes/", name: "Croquettes" },
        { to: "/chat/croquettes/chaton/", name: "Croquettes chaton" },
        { to: "/chat/croquettes/sterilise/", name: "Croquettes chat stérilisé" },
        { to: "/chat/croquettes/senior/", name: "Croquettes chat senior" },
        { to: "/chat/croquettes/sensible/", name: "Croquettes chat sensible" },
        { to: "/chat/croquettes/sans-cereales/", name: "Sans céréales" },
        { to: "/chat/patees/", name: "Pâtées" },
        { to: "/chat/friandises/", name: "Friandises" },
        { to: "/guide-croquettes/", name: "Trouver sa croquette" },
      ],
    },
    { to: "/tous-les-produits/", name: "Tous les produits", children: [] },
    {
      to: "/page/abonnement/",
      name: "L’abonnement",
      children: [{ to: "/page/livraison/", name: "Livraison et retours" }],
    },
    {
      to: "/page/a-propos/",
      name: "À propos",
      children: [
        { to: "/page/notre-histoire/", name: "Notre histoire" },
        { to: "/page/notre-fabrication/", name: "Notre fabrication" },
        { to: "/page/bien-choisir/", name: "Bien choisir son aliment" },
        { to: "/magasins/", name: "Nos magasins" },
        { to: "/page/1-pourcent-pour-les-animaux/", name: "1 % pour les animaux" },
      ],
    },
  ],
};
