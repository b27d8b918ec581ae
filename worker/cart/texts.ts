export const cartNotices = {
  title: "Votre panier",
  added: "Ajouté au panier\u00a0: {{name}}.",
  addedAlone: "C’est dans votre panier.",
  addedTogether: "Tout est dans votre panier.",
  alreadyThere:
    "Déjà dans votre panier, et pas ajouté une deuxième fois\u00a0: {{names}}. Pour en prendre plus, changez la quantité dans le panier.",
  addedSome: "Le reste est dans votre panier.",
  changed: "Votre panier est à jour.",
  sampleOnce:
    "Un seul échantillon par recette, sans abonnement\u00a0: il est dans votre panier en un exemplaire.",
  linked: "Votre lien a préparé votre panier\u00a0: {{names}}.",
  linkedRest: "Bien dans votre panier\u00a0: {{names}}.",
  linkedNothing: "Rien n’a été ajouté à votre panier.",
  linkInterval: "Ajouté en achat unique\u00a0: ce rythme n’est pas proposé.",
  linkQuantity: "Ajouté en un exemplaire\u00a0: la quantité va de 1 à 99.",
  linkCapped: "Un panier contient au plus 99 paquets de chaque format\u00a0: la quantité s’arrête là.",
  linkFailed:
    "Votre panier est momentanément inaccessible\u00a0: votre lien n’a pas été suivi jusqu’au bout. Vérifiez votre panier, puis rouvrez le lien dans quelques instants.",
  removed: "Le produit a été retiré du panier.",
  invalidState: "L’état de ce panier n’est plus valide\u00a0: nous en avons ouvert un nouveau.",
  notFound: "Votre panier n’existe plus\u00a0: nous en ouvrons un nouveau à votre prochain ajout.",
  gone: "Cet article n’est plus dans votre panier\u00a0: le voici tel qu’il est.",
  couponApplied: "Le code {{code}} est appliqué à votre panier.",
  couponRemoved: "Le code promo a été retiré.",
  couponMissing: "Saisissez un code promo, de 50 caractères au plus.",
  unknownFrequency: "Ce rythme de livraison n’est pas proposé\u00a0: choisissez-en un dans la liste.",
  unknownLine:
    "Cet article ne s’affiche pas en entier pour l’instant\u00a0: rien n’a été changé. Rechargez la page dans quelques instants, puis réessayez.",
  notDone:
    "Votre panier n’a pas changé comme vous l’avez demandé\u00a0: le voici tel qu’il est. Réessayez dans quelques instants.",
  rhythmIgnored:
    "Ce rythme de livraison n’a pas pu être enregistré. Nous n’avons rien ajouté\u00a0: réessayez plus tard, ou choisissez l’achat unique.",
  rhythmIgnoredStays:
    "Ce rythme de livraison n’a pas pu être enregistré. Vérifiez l’article dans votre panier avant de commander.",
  new: "Votre nouveau panier est ouvert.",
  unavailable:
    "Votre panier est momentanément inaccessible. Rien n’est perdu\u00a0: réessayez dans quelques instants.",
  unsure:
    "Votre panier a été momentanément inaccessible. Rien n’est perdu\u00a0: vérifiez ce qu’il contient avant de recommencer.",
  doubtful:
    "Votre panier est momentanément inaccessible. Rien n’est perdu, et votre changement est peut-être déjà pris en compte\u00a0: vérifiez-le dans quelques instants, avant de recommencer.",
  tooMany:
    "Trop de paniers ont été ouverts depuis votre réseau en peu de temps\u00a0: rien n’a été ajouté. Patientez une minute, puis réessayez.",
  badInput: "Vérifiez le format et la quantité (de 1 à 99), puis réessayez.",
  notSold: "Ce format n’est pas en vente.",
  failed: "Une erreur est survenue.",
} as const;
