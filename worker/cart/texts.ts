export const cartNotices = {
  title: "Votre panier",
  added: "Ajouté au panier\u00a0: {{name}}.",
  addedAlone: "C’est dans votre panier.",
  addedTogether: "Tout est dans votre panier.",
  alreadyThere:
    "Déjà dans votre panier\u00a0: {{names}}. Pour en prendre plus, changez la quantité dans le panier.",
  addedSome: "Le reste est dans votre panier.",
  changed: "Votre panier est à jour.",
  sampleOnce: "Un seul échantillon par recette, sans abonnement. Le vôtre est dans votre panier.",
  linked: "Ajouté à votre panier par votre lien\u00a0: {{names}}.",
  linkedRest: "Bien dans votre panier\u00a0: {{names}}.",
  linkedNothing: "Rien n’a été ajouté à votre panier.",
  linkInterval: "Ajouté en achat unique, car ce rythme n’est pas proposé.",
  linkQuantity: "Ajouté en un exemplaire. Choisissez une quantité de 1 à 99.",
  linkCapped: "Un panier contient au plus 99\u00a0paquets de chaque format.",
  linkFailed:
    "Votre lien n’a peut-être pas tout ajouté. Vérifiez votre panier, puis rouvrez le lien dans quelques instants.",
  swapped: "Échangé contre {{name}}.",
  swapTaken: "Ce format est déjà dans votre panier. Changez plutôt sa quantité.",
  swapHalf: "Les deux formats sont dans votre panier. Retirez celui que vous ne voulez pas.",
  removed: "Le produit a été retiré du panier.",
  invalidState: "Ce panier n’est plus valable. En voici un nouveau.",
  notFound: "Votre panier n’existe plus. Votre prochain ajout en ouvrira un nouveau.",
  gone: "Cet article n’est plus dans votre panier.",
  couponApplied: "Le code {{code}} est appliqué à votre panier.",
  couponRemoved: "Le code promo a été retiré.",
  couponMissing: "Saisissez un code promo, de 50 caractères au plus.",
  unknownFrequency: "Ce rythme n’est pas proposé. Choisissez-en un dans la liste.",
  unknownLine:
    "Rien n’a changé, car cet article ne s’affiche pas en entier pour l’instant. Rechargez la page dans quelques instants, puis réessayez.",
  notDone:
    "Votre changement n’est pas enregistré. Voici votre panier tel qu’il est. Réessayez dans quelques instants.",
  rhythmIgnored:
    "Rien n’est ajouté, car ce rythme n’est pas enregistré. Réessayez plus tard, ou choisissez l’achat unique.",
  rhythmIgnoredStays:
    "Ce rythme n’est pas enregistré. Vérifiez l’article dans votre panier avant de commander.",
  new: "Votre nouveau panier est ouvert.",
  unavailable:
    "Votre panier est momentanément inaccessible, mais il est intact. Réessayez dans quelques instants.",
  unsure: "Nous n’avons pas reçu la confirmation. Vérifiez votre panier avant de recommencer.",
  doubtful:
    "Nous n’avons pas reçu la confirmation. Ouvrez votre panier dans un instant, avant de recommencer.",
  tooMany:
    "Rien n’est ajouté, car beaucoup de paniers ont été ouverts en peu de temps. Patientez une minute, puis réessayez.",
  badInput: "Vérifiez le format et la quantité (de 1 à 99), puis réessayez.",
  notSold: "Ce format n’est pas en vente.",
  failed: "Une erreur est survenue. Réessayez dans quelques instants.",
} as const;
