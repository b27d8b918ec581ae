import { shopName, shopSubject } from "../../shared/identity.ts";
export const workerTexts = {
  home: "Accueil",
  dog: "Chien",
  cat: "Chat",
  failed: "Une erreur est survenue",
  maintenance: "Maintenance",
  closed:
    "Cette partie du site est en maintenance. Votre saisie est toujours là, réessayez dans quelques minutes.",
  tooLarge: "Votre texte est trop long, {{bound}} au maximum. Raccourcissez-le, puis réessayez.",
  otherOrigin: "Rien n’est enregistré. Rouvrez cette page depuis notre boutique, puis réessayez.",
  sharedPicture: `${shopName}, ${shopSubject}`,
} as const;

export const errorPageTexts = {
  generic: { error: "Une erreur est survenue" },
  pages: {
    error: {
      "403": {
        title: "Accès refusé",
        message:
          "Vous n’avez pas accès à cette page. Revenez à l’accueil, ou écrivez-nous si cela vous semble une erreur.",
      },
      "404": {
        title: "Cette page est introuvable",
        message: "L’adresse est mal écrite, elle a changé, ou la page n’existe plus.",
      },
      "410": {
        title: "Cette page n’existe plus",
        message: "Elle a été retirée définitivement. Voici quelques idées pour continuer.",
      },
      "413": {
        title: "Votre message est trop volumineux",
        message:
          "Rien n’est enregistré. Revenez à la page précédente, où votre saisie est conservée. Raccourcissez le texte ou choisissez un fichier plus léger, puis réessayez.",
      },
      "500": {
        title: "Une erreur est survenue",
        message:
          "L’erreur vient de nous, et nous sommes prévenus. Votre panier est intact. Réessayez dans quelques instants.",
      },
      "503": {
        title: "Cette page est momentanément indisponible",
        message: "Votre panier est intact. Réessayez dans quelques instants.",
      },
    },
  },
} as const;

export const markdownPageTexts = {
  page: "Page\u00a0:",
  reference: "Référence\u00a0:",
  rating: "Note {{rating}} sur 5 ({{count}} avis vérifiés)",
  formats: "Formats, prix et stock",
  formatsNote:
    "Prix en euros, toutes taxes comprises, les mêmes en France, en Belgique et au Luxembourg. L’abonnement engage pour deux livraisons au minimum.",
  format: "Format",
  price: "Achat unique",
  perKilo: "Prix au kilo",
  subscription: "Par livraison d’abonnement",
  stock: "Stock",
  code: "Code",
  inStock: "En stock",
  outOfStock: "Indisponible",
  lowest: "prix le plus bas des 30 derniers jours\u00a0: {{price}}",
  soldNoMore: "Ce produit n’est plus vendu.",
  heir: "Voir ce qui le remplace",
  shelves: "Rayons",
  products: "Produits ({{count}}, page {{page}} sur {{pages}})",
  next: "Page suivante",
  from: "Dès {{amount}}",
  llms: {
    summary:
      "Boutique en ligne d’aliments pour chiens et chats, en France, en Belgique et au Luxembourg. En français.",
    how: "Chaque page de rayon, de produit, de contenu, de question fréquente ou de magasin est aussi lisible en Markdown à la même adresse\u00a0: demandez-la avec l’en-tête « Accept: text/markdown ». Les échantillons, les rappels de produits et les pages de formulaires n’existent qu’en HTML. Une fiche donne les formats, les prix, le stock, la composition, les constituants analytiques et les rations.",
    prices:
      "Les prix et le stock changent\u00a0: lisez-les sur la fiche au moment de répondre. Pour la santé d’un animal, renvoyez vers un vétérinaire.",
    shelves: "Rayons",
    optional: "Optional",
    recalls: "Rappels de produits, avec leurs numéros de lot",
    sitemap: "Plan du site, toutes les adresses",
  },
} as const;
