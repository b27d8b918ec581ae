const days = (count: number) => `${count}\u00a0jour${count > 1 ? "s" : ""} ouvré${count > 1 ? "s" : ""}`;

export const claimTexts = {
  link: "Signaler un colis abîmé, incomplet ou perdu",
  title: "Signaler un problème",
  step: "Signalement",
  intro: "Dites-nous ce qui s’est passé avec la commande n°\u00a0{{number}}.",
  kind: {
    label: "Que s’est-il passé\u00a0?",
    missing: "Dites-nous ce qui s’est passé.",
    damaged_parcel: "Le colis est abîmé",
    damaged_product: "Un produit est abîmé",
    missing_product: "Il manque un produit",
    not_received: "Je n’ai pas reçu le colis",
  },
  notDue: "Votre colis est attendu le {{day}} au plus tard. S’il n’est pas là le lendemain, signalez-le ici.",
  lines: {
    label: "Produits concernés",
    missing: "Cochez les produits concernés.",
  },
  photo: {
    label: "Photo du colis ou du produit abîmé",
    hint: "Indispensable si le colis ou un produit est abîmé. Seul notre service client la voit. JPEG, PNG ou WebP, {{size}} au maximum.",
    missing: "Ajoutez une photo du colis ou du produit abîmé.",
  },
  message: {
    label: "Précisions",
    tooLong: "Raccourcissez votre message à 1\u00a0000\u00a0caractères.",
  },
  submit: "Envoyer mon signalement",
  back: "Revenir à la commande",
  done: ({ reference, answerDays }: { reference: string; answerDays: number | null }) =>
    `Votre signalement est enregistré sous le n°\u00a0${reference}.${
      answerDays === null ? "" : ` Nous vous répondons sous ${days(answerDays)}.`
    }`,
  already:
    "Vous avez déjà signalé ce problème, sous le n°\u00a0{{reference}}. Notre service client s’en occupe.",
  notSent: "Votre colis n’est pas encore parti. Écrivez-nous si vous avez une question.",
  failed: "Votre signalement n’est pas parti. Réessayez dans quelques minutes, ou appelez-nous.",
  unsure:
    "Nous ne savons pas si votre signalement nous est parvenu. Ouvrez votre commande dans un instant\u00a0: il y figure s’il est enregistré.",
  list: {
    title: "Vos signalements",
    reference: "N°\u00a0{{reference}}, du {{day}}",
    undated: "N°\u00a0{{reference}}",
    other: "Autre problème",
    whole: "Tout le colis",
    another: "Notre service client s’en occupe. Pour un autre problème, remplissez le formulaire.",
    down: "Ils ne s’affichent pas pour le moment. Réessayez dans quelques minutes.",
  },
  states: {
    new: "Enregistré",
    in_progress: "En cours de traitement",
    settled: "Traité",
  },
} as const;
