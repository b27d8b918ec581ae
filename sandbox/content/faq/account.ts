import type { FaqTheme } from "./faq-entry.ts";

export const account: FaqTheme = {
  slug: "compte",
  name: "Compte et avis",
  intro: "Votre compte, vos animaux, vos données, les avis.",
  questions: [
    {
      slug: "creer-un-compte",
      question: "Faut-il un compte pour commander ?",
      answer: `Oui, pour payer et suivre la commande : il se crée pendant la commande, avec une adresse e-\u2060mail et un mot de passe. Pour parcourir la boutique et remplir un [panier](/panier/), non.`,
      keywords: "inscription invité créer compte connexion",
    },
    {
      slug: "mot-de-passe-oublie",
      question: "J’ai oublié mon mot de passe",
      answer: `Sur la page de [connexion](/connexion/), saisissez votre e-\u2060mail, puis choisissez « Mot de passe oublié ». Un lien vous arrive en quelques minutes ; il est valable une heure et ne sert qu’une fois. Rien n’arrive ? Regardez dans les courriers indésirables, puis [écrivez-nous](/nous-contacter/).`,
      keywords: "identifiant login réinitialiser perdu connecter",
    },
    {
      slug: "ajouter-un-animal",
      question: "À quoi sert de décrire mon animal ?",
      answer: `Son poids, son âge et son activité servent à proposer la bonne recette et la bonne ration, rien d’autre. Sur une fiche produit, le calculateur fonctionne **sans compte**, et ne retient votre animal que si vous le lui demandez, dans ce navigateur seulement.`,
      keywords: "profil animaux chien chat fiche",
    },
    {
      slug: "donnees-personnelles",
      question: "Que faites-vous de mes données ?",
      answer: `Elles servent à livrer vos commandes et à vous répondre. La page [données personnelles](/page/donnees-personnelles/) dit lesquelles nous gardons, pourquoi, combien de temps et comment les faire effacer. Vous pouvez les télécharger dans [vos informations](/mon-compte/mes-informations-personnelles/) ; la page [cookies](/page/cookies/) dit ce que garde votre navigateur.`,
      keywords: "rgpd vie privée supprimer mon compte cookies",
    },
    {
      slug: "newsletter",
      question: "Comment m’inscrire à la lettre ou m’en désinscrire ?",
      answer: `Pour vous inscrire, laissez votre e-\u2060mail au bas de nos pages ; pour vous désinscrire, suivez le lien au bas de chaque lettre. Une première inscription donne droit à 5 € de réduction sur une première commande d’au moins 30 €, en achat unique.`,
      keywords: "newsletter infolettre email désabonner spam",
    },
    {
      slug: "avis-verifies",
      question: "Comment vos avis sont-ils vérifiés ?",
      answer: `Seules les personnes qui ont acheté le produit peuvent donner un avis. Chaque avis porte sa date et celle de l’achat ; les favorables et les autres sont publiés de la même façon, du plus récent au plus ancien. La page [avis vérifiés](/page/avis-verifies/) explique les contrôles.`,
      keywords: "note commentaire étoiles faux avis",
    },
  ],
};
