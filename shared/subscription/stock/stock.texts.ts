const nbsp = "\u00a0";

const days = (count: number) => `${count}${nbsp}${count > 1 ? "jours" : "jour"}`;

const names = (all: readonly string[]) => new Intl.ListFormat("fr-FR").format(all);

const numbers = ["", "Un", "Deux", "Trois", "Quatre", "Cinq"];

const within = (margin: number) => `à ${days(margin)} près`;

export const stockTexts = {
  title: "À la maison",
  waiting: {
    title: "Le calcul commencera avec votre prochain colis.",
    text: "Dès qu’il sera là, nous vous dirons jusqu’à quand il vous suffira.",
  },
  fine: {
    left: ({ count, isRough }: { count: number; isRough: boolean }) =>
      count === 0
        ? "Votre colis arrivera juste à temps\u00a0: tout va bien."
        : `Il vous restera ${isRough ? "environ " : ""}${days(count)}\u00a0: tout va bien.`,
    when: "C’est ce que vous aurez encore quand le colis arrivera, vers le {{day}}.",
    unplanned: ({ count, isRough }: { count: number; isRough: boolean }) =>
      `Il vous reste ${isRough ? "environ " : ""}${days(count)} de repas.`,
  },
  short: {
    date: "Vous serez à court le {{day}}\u00a0: avancer la livraison\u00a0?",
    shipNow: "Vous serez à court le {{day}}\u00a0: envoyer le colis maintenant\u00a0?",
    resume: "Vous serez à court le {{day}}\u00a0: reprendre l’abonnement\u00a0?",
    none: "Vous serez à court le {{day}}.",
    empty: {
      date: "Il ne reste sans doute plus rien\u00a0: avancer la livraison\u00a0?",
      shipNow: "Il ne reste sans doute plus rien\u00a0: envoyer le colis maintenant\u00a0?",
      resume: "Il ne reste sans doute plus rien\u00a0: reprendre l’abonnement\u00a0?",
      none: "Il ne reste sans doute plus rien.",
    },
    until: ({ day, count }: { day: string; count: number }) =>
      `Le prochain colis ne sera là que vers le ${day}\u00a0: il manquera environ ${days(count)}.`,
    paused: "Votre abonnement est en pause jusqu’au {{day}}.",
    pausedOpen: "Votre abonnement est en pause.",
    shops: "Voir nos magasins pour tenir d’ici là",
  },
  ahead: {
    skip: ({ bags }: { bags: number }) =>
      bags > 0
        ? `${numbers[bags] ?? bags} ${bags > 1 ? "sacs" : "sac"} d’avance\u00a0: sauter celle-ci\u00a0?`
        : "De l’avance à la maison\u00a0: sauter cette livraison\u00a0?",
    date: "Beaucoup d’avance à la maison\u00a0: repousser la livraison\u00a0?",
  },
  effect: {
    date: "Elle partirait le {{on}} au lieu du {{next}}, le débit aussi, et arriverait vers le {{arrives}}.",
    shipNow:
      "Il serait débité tout de suite, partirait sous 24\u00a0heures ouvrées et arriverait vers le {{arrives}}.",
    skip: "La livraison du {{next}} ne partirait pas et ne serait pas débitée. La suivante partirait le {{on}} et arriverait vers le {{arrives}}.",
    left: ({ count }: { count: number }) => {
      if (count < 0) return `Il manquerait tout de même ${days(-count)}.`;
      return count === 0 ? "Ce serait juste à temps." : `Il vous resterait alors ${days(count)}.`;
    },
  },
  action: {
    earlier: "Avancer au {{day}}",
    later: "Repousser au {{day}}",
    shipNow: "Envoyer maintenant",
    skip: "Sauter cette livraison",
    resume: "Reprendre mon abonnement",
    correct: "Dire ce qu’il me reste vraiment",
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
    onItsWay: "plus rien avant le colis qui est en route",
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
    saidRough:
      "D’après votre réponse du {{day}} et le rythme de vos livraisons, faute de connaître la ration.",
    counted: ({ eaters }: { eaters: readonly string[] }) =>
      `D’après vos colis et la ration conseillée pour ${names(eaters)}. Les friandises ne comptent pas.`,
    rough: "D’après le seul rythme de vos livraisons, faute de connaître la ration.",
    uncounted: ({ animals }: { animals: readonly string[] }) =>
      `${names(animals)} ${animals.length > 1 ? "ne sont" : "n’est"} pas dans ce calcul\u00a0: il nous manque un poids ou une date de naissance.`,
  },
  nothing:
    "Cet abonnement ne contient pas de repas à compter\u00a0: les friandises et les compléments n’en font pas partie.",
  down: "Nous ne pouvons pas compter ce qu’il vous reste pour l’instant. Vos livraisons n’ont pas changé\u00a0: revenez dans quelques minutes.",
} as const;
