import type { FaqTheme } from "./faq-entry.ts";

export const shops: FaqTheme = {
  slug: "magasins-et-contact",
  name: "Magasins et contact",
  intro: "Nous voir, nous appeler, nous écrire.",
  questions: [
    {
      slug: "ou-sont-les-magasins",
      question: "Où sont vos magasins ?",
      answer: `Dans une vingtaine de villes de France, de Belgique et du Luxembourg, de Lyon à Esch-sur-Alzette. La page [nos magasins](/magasins/) les classe par ville ou par code postal, avec l’adresse et les horaires de chacun. Les animaux y sont bienvenus, en laisse ou en panier.`,
      keywords: "boutique adresse horaires ouvert",
    },
    {
      slug: "peser-son-animal",
      question: "Puis-je faire peser mon animal en magasin ?",
      answer: `Oui, sans rendez-vous : une balance à plat et dix minutes suffisent pour refaire le point sur sa ration. À la maison, pesez-vous avec lui dans les bras, puis sans.`,
      keywords: "balance poids pesée",
    },
    {
      slug: "contacter-le-service-client",
      question: "Comment joindre le service client ?",
      answer: `Par la page [contact](/nous-contacter/), à bonjour@museau.example, ou au +33 4 65 71 00 42, **du lundi au vendredi, de 9 h à 18 h**. Nous répondons aux messages sous un jour ouvré ; le numéro de commande fait gagner du temps.`,
      keywords: "téléphone numéro mail joindre aide appeler",
    },
    {
      slug: "un-pour-cent",
      question: "Que devient le « 1 % pour les animaux » ?",
      answer: `Depuis le premier jour, 1 % du montant hors taxes de nos ventes part vers des refuges et des associations. La page [1 % pour les animaux](/page/1-pourcent-pour-les-animaux/) dit lesquels et combien.`,
      keywords: "association refuge don charité",
    },
    {
      slug: "reclamation-mediateur",
      question: "Ma réclamation n’a pas abouti : qui saisir ?",
      answer: `Si notre réponse ne vous convient pas, ou sans réponse sous deux mois, vous pouvez saisir sans frais le médiateur dont les coordonnées figurent à l’article 12 des [conditions générales de vente](/page/conditions-generales-de-vente/).`,
      keywords: "litige plainte médiation conso",
    },
  ],
};
