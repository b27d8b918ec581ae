import type { Block } from "../../content-system/entries/blocks.ts";
import type { PageEntry } from "./page-entry.ts";

const formBlock: Block = {
  __component: "blocks.smart-form",
  intro:
    "Une question sur une commande, un produit, la ration de votre animal\u00a0? Écrivez-nous\u00a0: une vraie personne vous répond, en général sous un jour ouvré.",
  form: {
    Name: "contact",
    Errors: {},
    Fields: [
      {
        Name: "topic",
        Component: "choices",
        Type: "select",
        Label: "Votre demande concerne",
        Params: { required: true, placeholder: "Choisissez un sujet" },
        Choices: [
          { value: "Une commande", label: "Une commande" },
          { value: "Une livraison", label: "Une livraison" },
          { value: "Mon abonnement", label: "Mon abonnement" },
          { value: "Un produit ou une ration", label: "Un produit ou une ration" },
          { value: "Un retour ou un remboursement", label: "Un retour ou un remboursement" },
          { value: "Autre chose", label: "Autre chose" },
        ],
        Errors: { required: "Choisissez ce dont il s’agit." },
      },
      {
        Name: "email",
        Component: "text",
        Type: "email",
        Label: "Votre e-mail",
        Params: { required: true, autocomplete: "email", inputmode: "email", maxLength: 255 },
        Errors: { required: "Indiquez l’adresse à laquelle vous répondre." },
      },
      {
        Name: "orderId",
        Component: "text",
        Label: "Numéro de commande",
        Params: { maxLength: 40, hint: "Il figure dans l’e-\u2060mail de confirmation." },
      },
      {
        Name: "productName",
        Component: "text",
        Label: "Produit concerné",
        Params: { maxLength: 255 },
      },
      {
        Name: "message",
        Component: "textarea",
        Label: "Votre message",
        Params: { required: true, minLength: 10, maxLength: 4000 },
        Errors: { required: "Écrivez-nous quelques mots." },
      },
      {
        Name: "file",
        Component: "file",
        Label: "Pièce jointe",
        Params: { hint: "Une photo du colis, une facture…" },
      },
    ],
  },
  questions: [
    { to: "/page/livraison/", name: "Où en est ma livraison\u00a0?" },
    { to: "/page/abonnement/", name: "Comment modifier ou arrêter mon abonnement\u00a0?" },
    { to: "/page/bien-choisir/", name: "Quel aliment pour mon animal\u00a0?" },
    { to: "/magasins/", name: "Où vous trouver\u00a0?" },
  ],
};

export const contact: PageEntry = {
  slug: "nous-contacter",
  title: "Nous contacter",
  seo: {
    title: "Nous contacter",
    description:
      "Écrire au service client de Museau, joindre un fichier, appeler du lundi au vendredi : une personne vous répond sous un jour ouvré.",
  },
  blocks: [formBlock],
};
