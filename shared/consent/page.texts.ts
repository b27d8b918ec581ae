export const consentPageTexts = {
  title: "Gérer mes cookies",
  intro:
    "La boutique fonctionne aussi si vous refusez. Rien de facultatif ne commence sans votre accord, et tout s’arrête dès que vous changez d’avis. Ne pas répondre équivaut à refuser.",
  thirdParties:
    "Une partie de ce que vous voyez et envoyez passe par des prestataires, sans demander votre accord\u00a0: les images, une carte, une vidéo, le contrôle contre les robots de nos formulaires. Votre navigateur les appelle alors, et ils reçoivent son adresse IP, comme tout site que vous ouvrez. Nous ne leur apprenons rien de plus sur votre visite.",
  nothingOffered: "Cette boutique n’utilise aujourd’hui rien qui nécessite votre accord.",
  signal:
    "Votre navigateur envoie le signal Global Privacy Control. Nous le respectons comme un refus. Rien de facultatif ne commence, quelle qu’ait été votre réponse. Pour choisir vous-même, désactivez ce signal dans votre navigateur pour notre site.",
  answered: "Vous avez répondu le {{day}}. Nous vous reposerons la question après le {{until}}.",
  unanswered: "Vous n’avez pas encore répondu. Rien de facultatif n’a commencé.",
  allow: "Acceptez-vous «\u00a0{{title}}\u00a0»\u00a0?",
  yes: "Oui",
  no: "Non",
  save: "Enregistrer mes choix",
  all: "Tout accepter",
  none: "Tout refuser",
  saved: "Votre choix est enregistré.",
  failed: "Votre choix n’est pas enregistré. Réessayez dans un instant. D’ici là, rien ne change.",
  what: "Ce que cela fait",
  who: "Qui le reçoit",
  long: "Combien de temps",
  at: "à l’adresse {{host}}",
  ourSite: "à travers notre propre site",
  purposes: {
    audience: {
      title: "Fréquentation de la boutique",
      exempt: "Ne demande pas d’accord",
      what: "Compter les pages ouvertes et les commandes, mesurer le temps que met une page à s’afficher et à répondre, relever les erreurs de nos scripts, pour que la boutique reste rapide et disponible. Sans cookie, sans identifiant, sans recoupement avec votre compte ni avec un autre site. Nous ne conservons que des chiffres par page et par version de la boutique.",
      who: "Nous seuls, et l’hébergeur de la boutique pour notre compte.",
      long: "Des chiffres anonymes, effacés au bout de trois mois. Les journaux techniques le sont au bout de quelques jours.",
      measured:
        "Vous pouvez vous y opposer. Un cookie enregistrera votre opposition pendant 365\u00a0jours, et vos visites ne seront plus mesurées. Seul restera le décompte technique des réponses de nos serveurs, qui ne dit rien de vous.",
      objected: "Vous vous y opposez. Vos visites ne sont pas mesurées.",
      signal: "Votre navigateur s’y oppose. Vos visites ne sont pas mesurées.",
      object: "M’opposer à cette mesure",
      agree: "Lever mon opposition",
    },
    marketing: {
      title: "Offres et essais de la boutique",
      what: "Mesurer votre visite (pages vues, produits et panier regardés, intention de départ) pour vous montrer des offres au bon moment, et essayer deux versions d’une page afin de choisir la meilleure.",
      who: "Notre service marketing,",
      long: "Votre réponse vaut 182 jours. L’identifiant qui vous garde dans la même version d’un essai dure au plus 182 jours.",
    },
    measurement: {
      title: "Mesure des visites",
      what: "Charger les outils de mesure d’autres sociétés et leur transmettre ce que vous regardez, mettez au panier et commandez, pour savoir comment notre boutique est utilisée et d’où viennent nos visites.",
      who: "Google (Google Tag Manager et Google Analytics),",
      long: "Votre réponse vaut 182 jours. Les cookies de ces outils durent jusqu’à deux ans. Un refus les efface.",
    },
    ads: {
      title: "Publicité",
      what: "Charger les outils publicitaires d’autres sociétés et leur transmettre l’annonce qui vous amène, ce que vous regardez, mettez au panier et commandez. Ils mesurent ainsi l’effet de nos annonces et vous en montrent, ailleurs sur Internet, qui sont choisies d’après votre visite.",
      who: "Google (Google Tag Manager et Google Ads) et les outils publicitaires qu’il charge,",
      long: "Votre réponse vaut 182 jours. Les cookies que ces outils déposent sur notre site durent 90 jours. Un refus les efface. Ceux que ces sociétés déposent sur leurs propres sites se gèrent chez elles.",
    },
  },
} as const;
