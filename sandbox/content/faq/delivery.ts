import type { FaqTheme } from "./faq-entry.ts";

export const delivery: FaqTheme = {
  slug: "livraison",
  name: "Livraison",
  intro: "Où, quand, combien, et que faire quand le colis se fait attendre.",
  questions: [
    {
      slug: "frais-de-livraison",
      question: "Combien coûte la livraison ?",
      answer: `Cela dépend du pays et du mode de livraison que vous choisissez :

- **à domicile**, {{delivery.price:colissimo}} en France, {{delivery.price:bpost}} en Belgique et au Luxembourg ;
- **en point relais**, {{delivery.price:mondial-relay}} ;
- **sur rendez-vous**, {{delivery.price:transporteur-lourd}}, aussi pour plus de 30 kg ;
- **en magasin**, rien.

Dès {{delivery.freeFrom}} de produits, la livraison est offerte, dans les trois pays.

Pour moins de {{delivery.serviceFreeFrom}} de produits, {{delivery.serviceFee}} de frais de service s’ajoutent. Vous ne les payez pas si vous complétez votre commande jusqu’à {{delivery.serviceFreeFrom}}, ni pour une commande d’échantillons offerts. Tout s’affiche dans le [panier](/panier/), avant le paiement. Le détail se trouve sur la page [livraison](/page/livraison/).`,
      keywords: "port prix tarif transport",
    },
    {
      slug: "pays-livres",
      question: "Livrez-vous en Belgique et au Luxembourg ?",
      answer: `Oui : nous livrons la **France métropolitaine, la Belgique et le Luxembourg**, avec les mêmes produits aux mêmes prix. La livraison à domicile coûte {{delivery.price:colissimo}} en France, {{delivery.price:bpost}} en Belgique et au Luxembourg. L’adresse se saisit avec le code postal du pays : 5 chiffres en France, 4 en Belgique et au Luxembourg.

L’outre-mer n’est pas encore desservi.`,
      keywords: "étranger international outre-mer Bruxelles",
    },
    {
      slug: "delais-de-livraison",
      question: "Quand vais-je recevoir ma commande ?",
      answer: `Les commandes passées avant {{delivery.cutOff}} partent en général le jour même, du lundi au vendredi. Comptez ensuite :

- **à domicile**, {{delivery.days:colissimo}} en France, {{delivery.days:bpost}} en Belgique et au Luxembourg ;
- **sur rendez-vous**, {{delivery.days:transporteur-lourd}} ;
- **en point relais**, {{delivery.days:mondial-relay}} ;
- **en magasin**, {{delivery.days:retrait-magasin}}.

La fiche de chaque produit, le panier et l’étape de livraison vous donnent les jours prévus. Vous recevez le suivi par e-\u2060mail dès que le colis nous quitte.`,
      keywords: "délai date arrivée combien de temps expédition",
    },
    {
      slug: "point-relais",
      question: "Puis-je me faire livrer en point relais ?",
      answer: `Oui, dans les trois pays. Choisissez le point relais à l’étape de livraison ; seuls ceux qui acceptent le poids de votre colis vous sont proposés. Le colis vous y attend **{{delivery.kept:mondial-relay}}**, une pièce d’identité suffit.

Si un point relais ferme pour quelques jours, nous vous le disons avant l’envoi et vous en choisissez un autre.`,
      keywords: "relay retrait commerce consigne",
    },
    {
      slug: "retrait-en-boutique",
      question: "Puis-je retirer ma commande en magasin ?",
      answer: `Oui, dans les magasins qui proposent le retrait ; leur fiche le dit. Votre commande est prête en {{delivery.days:retrait-magasin}}, nous vous écrivons, et nous la gardons {{delivery.kept:retrait-magasin}}. Les adresses et les horaires sont sur la page [nos magasins](/magasins/).`,
      keywords: "boutique click and collect",
    },
    {
      slug: "colis-en-retard",
      question: "Mon colis n’avance plus, que faire ?",
      answer: `Un suivi peut rester muet une journée entre deux centres de tri. S’il n’a pas bougé **depuis trois jours**, écrivez-nous par la page [contact](/nous-contacter/) avec votre numéro de commande : nous interrogeons le transporteur et, s’il le faut, vous renvoyons un colis.

Le bol est presque vide ? Dites-le-nous, nous trouvons une solution plus rapide.`,
      keywords: "retard perdu suivi bloqué tracking",
    },
    {
      slug: "colis-abime",
      question: "Mon colis est arrivé abîmé",
      answer: `Prenez-le en photo, étiquette comprise, et écrivez-nous dans les trois jours par la page [contact](/nous-contacter/), qui accepte les photos. Nous remplaçons ou remboursons.

Si un sac est percé ou une boîte bombée, n’en donnez pas le contenu à votre animal. Ce signalement n’enlève rien à vos garanties légales.`,
      keywords: "cassé percé déchiré endommagé sac troué",
    },
  ],
};
