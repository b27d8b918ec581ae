export const searchTexts = {
  title: "Résultats pour «\u00a0{{query}}\u00a0»",
  titleOfPage: "Résultats pour «\u00a0{{query}}\u00a0», page {{page}}",
  start: {
    title: "Que cherchez-vous\u00a0?",
    text: "Écrivez une recette, un ingrédient ou l’âge de votre animal, ou partez d’un rayon.",
  },
  count: ({ count }: { count: number }) =>
    count === 1 ? "1 produit" : `${count.toLocaleString("fr-FR")} produits`,
  page: "page {{page}} sur {{pages}}",
  pages: "Pages de résultats",
  defaultSort: "Pertinence",
  corrected: "Aucun résultat exact pour «\u00a0{{query}}\u00a0». Résultats pour",
  relaxed: "Aucun produit ne réunit tous les mots de «\u00a0{{query}}\u00a0». Voici les plus proches.",
  products: "Produits",
  categories: "Rayons",
  advice: "Conseils et informations",
  places: {
    title: "Aller plus vite",
    orders: "Mes commandes et colis",
    subscriptions: "Mes abonnements",
    shops: "Nos magasins",
    contact: "Nous contacter",
  },
  narrow: {
    title: "Aucun résultat ne correspond à tous ces filtres",
    text: "Retirez l’un de vos filtres, ou revoyez tous les résultats.",
    all: "Voir tous les résultats",
  },
  none: {
    title: "Aucun résultat pour «\u00a0{{query}}\u00a0»",
    text: "Essayez avec moins de mots, ou un mot plus général\u00a0: «\u00a0saumon\u00a0», «\u00a0chiot\u00a0», «\u00a0digestion\u00a0».",
  },
  vet: {
    title: "Pour une maladie, demandez à votre vétérinaire",
    text: "L’alimentation fait alors partie du traitement. Nous ne conseillons aucun aliment à sa place. D’ici là, ne changez rien à la ration.",
  },
  symptom: {
    title: "Vomissements ou diarrhée\u00a0? Demandez d’abord à votre vétérinaire",
    text: "Consultez-le s’ils durent plus d’un jour. N’attendez pas pour un chiot, un chaton ou un animal abattu, ni s’il y a du sang.",
  },
  avoided: {
    "allergy-chicken":
      "D’après leur composition, ces recettes ne contiennent ni poulet, ni autre volaille, ni œuf.",
    "allergy-beef": "D’après leur composition, ces recettes ne contiennent ni bœuf ni veau.",
    "allergy-fish": "D’après leur composition, ces recettes ne contiennent ni poisson ni fruits de mer.",
    "meat-lamb": "D’après leur composition, ces recettes ne contiennent ni agneau ni mouton.",
    "meat-pork": "D’après leur composition, ces recettes ne contiennent pas de porc.",
    "meat-rabbit": "D’après leur composition, ces recettes ne contiennent pas de lapin.",
  },
  loss: {
    title: "Nous pensons à vous",
    text: "Si votre animal a un profil dans votre compte, vous pouvez l’en retirer. Nous vous demanderons ensuite ce que devient son abonnement.",
    plain: "Toute l’équipe vous souhaite beaucoup de courage.",
    animals: "Mes animaux",
  },
  brand: {
    title: "Nous ne vendons pas {{query}}",
    text: "Toutes nos recettes sont les nôtres. Le guide indique celle qui convient à votre animal, sa ration et son prix par jour.",
    rest: "Chercher «\u00a0{{query}}\u00a0» chez nous",
  },
  number: {
    title: "«\u00a0{{query}}\u00a0» n’est pas un produit",
    text: "Vos commandes, vos colis et vos abonnements sont dans votre compte.",
    orders: "Voir mes commandes",
  },
  busy: {
    title: "Beaucoup de recherches en peu de temps",
    text: "Patientez une minute, puis réessayez. En attendant, parcourez nos rayons.",
  },
  check: {
    text: "Une vérification rapide suffit pour continuer. Vous pouvez aussi parcourir nos rayons.",
    submit: "Continuer la recherche",
    pending: "Vérification en cours",
    errors: {
      early: "C’était très rapide\u00a0! Réessayez.",
      botCheck:
        "Nous n’avons pas pu vérifier que vous n’êtes pas un robot, et nous en sommes désolés. Réessayez, ou contactez-nous au {{phone}} ou à {{email}}.",
      tooOften: "La vérification n’a pas abouti. Patientez une minute, puis réessayez.",
      failed: "La vérification n’a pas abouti. Réessayez dans quelques instants.",
    },
  },
  down: {
    title: "La recherche est momentanément indisponible",
    text: "Tous nos produits sont dans les rayons. Sinon, réessayez dans quelques instants.",
  },
  retry: "Réessayer",
  ways: "Parcourir les rayons",
  dog: "Tout pour le chien",
  cat: "Tout pour le chat",
} as const;
