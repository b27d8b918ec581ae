export const noAdviceTexts = {
  none: {
    pathology: {
      title: "La bonne personne, c’est votre vétérinaire",
      text: "Avec cette maladie, l’alimentation fait partie du traitement. Nous ne conseillons aucun aliment à la place de votre vétérinaire.",
    },
    overweight: {
      title: "Faisons d’abord le point sur son poids",
      text: "Le poids d’un animal se corrige mieux avec un suivi. Votre vétérinaire fixe le poids à atteindre et le rythme.",
    },
    not_eligible: {
      title: "Nous ne pouvons pas encore vous conseiller",
      text: "Notre calcul convient à un animal sevré, de poids courant. Vérifiez sa date de naissance et son poids, ou demandez à votre vétérinaire.",
    },
    no_result: {
      title: "Aucun aliment ne correspond à toutes vos réponses",
      text: "Nous préférons le dire plutôt que d’en proposer un au hasard. Modifiez une réponse, ou demandez à notre service client.",
    },
    wrong_animal_type: {
      title: "Ce conseil n’existe pas pour cet animal",
      text: "Nous conseillons les chiens et les chats. Vérifiez son espèce dans ses réponses.",
    },
    wrong_kibble_type: {
      title: "Ces croquettes ne sont pas pour cet animal",
      text: "Elles sont faites pour une autre espèce. Choisissez-en d’autres, ou vérifiez ses réponses.",
    },
    kitten_with_adult_kibble: {
      title: "Un chaton a besoin d’un aliment pour chaton",
      text: "Un aliment d’adulte ne couvre pas les besoins de sa croissance. Vérifiez son âge dans ses réponses.",
    },
    adult_with_kitten_kibble: {
      title: "Un chat adulte n’a plus besoin d’un aliment pour chaton",
      text: "Il est trop riche à son âge. Vérifiez son âge dans ses réponses.",
    },
    menu_unavailable: {
      title: "Ce conseil n’est pas disponible pour le moment",
      text: "Réessayez un peu plus tard, ou demandez à notre service client.",
    },
  },
  vet: {
    title: "Que faire maintenant",
    call: "Appelez votre vétérinaire et dites-lui ce que votre animal mange aujourd’hui, et combien.",
    keep: "D’ici là, ne changez rien à sa ration sans son accord.",
    show: "Un aliment de notre boutique vous tente\u00a0? Montrez-lui son étiquette, complète sur chaque fiche.",
    urgent:
      "Plus aucun repas depuis 24\u00a0heures, des vomissements, un refus de boire\u00a0? Appelez sans attendre.",
  },
} as const;
