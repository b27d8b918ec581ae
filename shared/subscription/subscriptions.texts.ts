export const subscriptionsTexts = {
  title: "Mes abonnements",
  empty: {
    title: "Vous n’avez pas encore d’abonnement",
    text: "Recevez ses croquettes avant d’en manquer, 10\u00a0% moins cher, au rythme que vous choisissez.",
    discover: "Découvrir nos croquettes",
  },
  number: "Abonnement n°\u00a0{{number}}",
  item: "{{quantity}}\u00a0× {{name}}",
  more: ({ count }: { count: number }) => `et ${count} ${count > 1 ? "autres articles" : "autre article"}`,
  included: "débités ce jour-là, livraison comprise",
  nothing: "rien ne sera débité ce jour-là",
  ended: "Abonnements terminés",
} as const;
