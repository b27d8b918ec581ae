const nbsp = "\u00a0";

const days = (count: number) => `${count}${nbsp}${count > 1 ? "jours" : "jour"}`;

const names = (all: readonly string[]) => new Intl.ListFormat("fr-FR").format(all);

const numbers = ["", "Un", "Deux", "Trois", "Quatre", "Cinq"];

const within = (margin: number) => `à ${days(margin)} près`;

export const stockTexts = {
  title: "À la maison",
  waiting: {
    title: "Vous n’avez pas encore reçu de colis.",
    text: "Dès le premier, nous vous dirons combien de jours il vous reste.",
  },
  fine: {
    left: ({ count, isRough }: { count: number; isRough: boolean }) => {
      if (isRough)
        return count === 0
          ? "Votre colis devrait arriver juste à temps."
          : `Il vous restera environ ${days(count)}.`;
      return count === 0
        ? "Tout va bien, votre colis arrivera juste à temps."
        : `Tout va bien, il vous restera ${days(count)}.`;
    },
    when: "À l’arrivée du colis, vers le {{day}}.",
    unplanned: ({ count, isRough }: { count: number; isRough: boolean }) =>
      count === 0
        ? "Il ne vous reste sans doute plus rien."
        : `Il vous reste ${isRough ? "environ " : ""}${days(count)} de repas.`,
  },
  short: {
    date: "Vous serez à court le {{day}}. Avancer le colis\u00a0?",
    shipNow: "Vous serez à court le {{day}}. Recevoir le colis maintenant\u00a0?",
    resume: "Vous serez à court le {{day}}. Reprendre l’abonnement\u00a0?",
    pay: "Vous serez à court le {{day}}.",
    none: "Vous serez à court le {{day}}.",
    empty: {
      date: "Il ne reste sans doute plus rien. Avancer le colis\u00a0?",
      shipNow: "Il ne reste sans doute plus rien. Recevoir le colis maintenant\u00a0?",
      resume: "Il ne reste sans doute plus rien. Reprendre l’abonnement\u00a0?",
      pay: "Il ne reste sans doute plus rien.",
      none: "Il ne reste sans doute plus rien.",
    },
    unpaid: "Un colis attend son paiement. Il part dès que le paiement est accepté.",
    until: ({ day, count }: { day: string; count: number }) =>
      `Il vous manquera environ ${days(count)} avant le prochain colis, vers le ${day}.`,
    paused: "Votre abonnement est en pause jusqu’au {{day}}.",
    pausedOpen: "Votre abonnement est en pause.",
    shops: "Voir nos magasins pour tenir d’ici là",
  },
  gap: {
    now: "Il ne reste sans doute plus rien.",
    later: "Vous serez à court le {{day}}.",
    until: ({ day, count }: { day: string; count: number }) =>
      `Votre colis en cours d’envoi devrait arriver vers le ${day}. D’ici là, il vous manquera environ ${days(count)}.`,
  },
  ahead: {
    skip: ({ bags }: { bags: number }) =>
      bags > 0
        ? `${numbers[bags] ?? bags} ${bags > 1 ? "sacs" : "sac"} d’avance. Sauter ce colis\u00a0?`
        : "De l’avance à la maison. Sauter ce colis\u00a0?",
    date: "Beaucoup d’avance à la maison. Repousser le colis\u00a0?",
  },
  effect: {
    date: "Il partirait et serait débité le {{on}} au lieu du {{next}}, et arriverait vers le {{arrives}}.",
    shipNow:
      "Il serait débité tout de suite, partirait sous 24\u00a0heures ouvrées et arriverait vers le {{arrives}}.",
    skip: "Le colis du {{next}} ne partirait pas et rien ne serait débité. Le suivant partirait le {{on}} et arriverait vers le {{arrives}}.",
    left: ({ count }: { count: number }) => {
      if (count < 0) return `Il manquerait tout de même ${days(-count)}.`;
      return count === 0 ? "Ce serait juste à temps." : `Il vous resterait alors ${days(count)}.`;
    },
  },
  action: {
    earlier: "Avancer au {{day}}",
    later: "Repousser au {{day}}",
    shipNow: "Recevoir maintenant",
    skip: "Sauter ce colis",
    resume: "Reprendre mon abonnement",
    pay: "Finaliser le paiement",
    correct: "Corriger ce qu’il me reste",
  },
  figure: {
    bowl: ({ eaters, animal }: { eaters: readonly string[]; animal: "dog" | "cat" }) =>
      eaters.length
        ? `La gamelle de ${names(eaters)}`
        : { dog: "Pour le chien", cat: "Pour le chat" }[animal],
    left: "il en reste environ {{amount}}",
    none: "il n’en reste plus",
    home: "En réserve",
    until: ({ day, margin }: { day: string; margin: number }) => `jusqu’au ${day}, ${within(margin)}`,
    empty: "plus rien aujourd’hui",
    onItsWay: "plus rien avant le colis en cours d’envoi",
    next: "Prochain colis",
    arrives: "vers le {{day}}",
    with: "Avec lui",
    withUntil: "jusqu’au {{day}}",
    today: "Aujourd’hui",
    more: "+\u00a0{{count}}",
  },
  sureness: {
    said: "Selon vous",
    counted: "Calculé",
    rough: "Estimation",
  },
  basis: {
    said: "D’après votre réponse du {{day}} et la ration conseillée.",
    saidRough: "D’après votre réponse du {{day}} et le rythme de vos colis, faute de connaître la ration.",
    counted: ({ eaters }: { eaters: readonly string[] }) =>
      `D’après vos colis et la ration conseillée pour ${names(eaters)}. Les friandises ne comptent pas.`,
    rough: "D’après le seul rythme de vos colis, faute de connaître la ration.",
    uncounted: ({ animals }: { animals: readonly string[] }) =>
      `${names(animals)} ${animals.length > 1 ? "ne sont" : "n’est"} pas dans ce calcul. Indiquez un poids et une date de naissance.`,
    forVet: ({ animals }: { animals: readonly string[] }) =>
      `${names(animals)} ${animals.length > 1 ? "ne sont pas dans ce calcul\u00a0: leur" : "n’est pas dans ce calcul\u00a0: sa"} ration revient à votre vétérinaire.`,
  },
  nothing:
    "Cet abonnement ne contient que des friandises ou des compléments. Il n’y a pas de repas à compter.",
  down: "Ce qu’il vous reste ne s’affiche pas pour l’instant. Votre abonnement n’a pas changé. Revenez dans quelques minutes.",
} as const;
