import { ofName } from "../../text/of-name.ts";

const nbsp = "\u00a0";

interface Named {
  name: string;
}

export const weighingTexts = {
  title: ({ name }: Named) => `Le poids ${ofName(name)}`,
  last: `Dernier poids noté${nbsp}: {{weight}}${nbsp}kg, le {{day}}.`,
  how: "Pesez votre animal le matin, avant son repas, toujours sur la même balance. S’il est petit, portez-le, puis retirez votre poids.",
  field: "Poids d’aujourd’hui, en kilos",
  hint: "Par exemple 6,4",
  submit: "Enregistrer",
  confirm: "Confirmer ce poids",
  unusual: ({
    weight,
    difference,
    isMore,
    day,
  }: {
    weight: string;
    difference: string;
    isMore: boolean;
    day: string;
  }) =>
    `${weight}${nbsp}kg, c’est ${difference}${nbsp}kg de ${isMore ? "plus" : "moins"} que le ${day}. Pesez une seconde fois. Si c’est exact, confirmez.`,
  recorded: {
    title: "C’est noté",
    text: `{{name}} pèse {{weight}}${nbsp}kg. Ce lien a servi et ne peut plus rien changer.`,
    next: "Prochaine pesée le {{day}}. Nous vous écrirons.",
  },
  plan: "Voir son plan",
  account: "Son plan et sa ration sont dans votre compte.",
  expired: {
    title: "Ce lien n’est plus valable",
    text: "Un lien de pesée fonctionne 14\u00a0jours, tant que le plan est en cours. Vous pouvez noter son poids dans votre compte.",
  },
  busy: {
    title: "Un instant, s’il vous plaît",
    text: "Trop de liens viennent d’être ouverts depuis votre réseau. Réessayez dans une minute.",
  },
  down: {
    title: "La pesée n’est pas possible pour l’instant",
    text: "Son poids n’est pas enregistré. Réessayez dans quelques minutes.",
  },
  retry: "Réessayer",
  errors: {
    notSaved: "Son poids n’est pas enregistré. Réessayez dans quelques instants.",
    unsure:
      "Nous ne savons pas si son poids est enregistré. Rouvrez ce lien dans un instant\u00a0: il vous le dira.",
  },
} as const;
