import type { Footer } from "../content-system/entries/fields.ts";

export const footer: Footer = {
  columns: [
    {
      title: "La boutique",
      links: [
        { to: "/chien/", name: "Pour les chiens" },
        { to: "/chat/", name: "Pour les chats" },
        { to: "/tous-les-produits/", name: "Tous les produits" },
        { to: "/page/bien-choisir/", name: "Bien choisir son aliment" },
        { to: "/page/taille-des-croquettes/", name: "La taille des croquettes" },
      ],
    },
    {
      title: "Services",
      links: [
        { to: "/page/abonnement/", name: "L’abonnement" },
        { to: "/page/livraison/", name: "Livraison et retours" },
        { to: "/faq/", name: "Questions fréquentes" },
        { to: "/magasins/", name: "Nos magasins" },
        { to: "/panier/", name: "Mon panier" },
      ],
    },
    {
      title: "La maison",
      links: [
        { to: "/page/a-propos/", name: "À propos" },
        { to: "/page/notre-histoire/", name: "Notre histoire" },
        { to: "/page/notre-fabrication/", name: "Notre fabrication" },
        { to: "/page/1-pourcent-pour-les-animaux/", name: "1 % pour les animaux" },
        { to: "/page/avis-verifies/", name: "Comment sont vérifiés les avis" },
      ],
    },
  ],
  legal: [
    { to: "/page/mentions-legales/", name: "Mentions légales" },
    { to: "/page/conditions-generales-de-vente/", name: "Conditions générales de vente" },
    { to: "/page/conditions-utilisation/", name: "Conditions d’utilisation" },
    { to: "/page/donnees-personnelles/", name: "Données personnelles" },
    { to: "/page/cookies/", name: "Cookies" },
    { to: "/page/accessibilite/", name: "Accessibilité : partiellement conforme" },
  ],
  customerService: {
    phone: "+33 4 65 71 00 42",
    email: "bonjour@museau.example",
    hours: "Du lundi au vendredi, de 9 h à 18 h, hors jours fériés",
  },
};
