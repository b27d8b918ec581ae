import { type Count, soFar } from "../forms/texts.ts";

const count = (count: number) => `${count}\u00a0caractères`;

interface LongLine extends Count {
  short?: string;
}

const tooLong = ({ count: most, actual, short }: LongLine, where = "") =>
  `Trop long${where}\u00a0: ${count(most)} au maximum${soFar(actual)}.${short ? ` Écrivez par exemple «\u00a0${short}\u00a0».` : ""}`;

const inWords = (words: readonly string[]) =>
  new Intl.ListFormat("fr", { type: "conjunction" }).format(words);

const quoted = (words: readonly string[]) => inWords(words.map((word) => `«\u00a0${word}\u00a0»`));

interface Signs {
  signs: readonly string[];
  without: string;
  /** Set for a slash between digits (Belgium, Luxembourg): either number may be the letter box. */
  isBox: boolean;
}

const signs = ({ signs: found, without, isBox }: Signs) => {
  const many = found.length > 1;
  const refused = `${many ? "Ces caractères ne peuvent" : "Ce caractère ne peut"} pas figurer sur l’étiquette du colis\u00a0: ${quoted(found)}.`;
  if (isBox) return `${refused} Écrivez le numéro, puis la boîte, par exemple «\u00a016 bte 3\u00a0».`;
  return `${refused} ${without ? `Écrivez par exemple ${quoted([without])}` : `${many ? "Retirez-les" : `Retirez ${quoted(found)}`}`}.`;
};

export const addressTexts = {
  forms: {
    address: {
      firstName: { label: "Prénom", errors: { required: "Indiquez le prénom.", too_long: tooLong, signs } },
      lastName: { label: "Nom", errors: { required: "Indiquez le nom.", too_long: tooLong, signs } },
      company: { label: "Société", errors: { too_long: tooLong } },
      countryCode: { label: "Pays", errors: { required: "Choisissez le pays." } },
      street: {
        label: "Numéro et rue",
        errors: {
          required: "Indiquez le numéro et la rue.",
          too_long: (line: LongLine) =>
            `${tooLong(line, " pour l’étiquette")}${line.short ? "" : " Mettez la suite dans le complément d’adresse."}`,
          signs,
        },
      },
      street2: {
        label: "Complément d’adresse",
        hint: "Appartement, étage, bâtiment, lieu-dit",
        errors: { too_long: tooLong, signs },
      },
      postcode: {
        label: "Code postal",
        errors: {
          required: "Indiquez le code postal.",
          invalid: "Un code postal compte 3 à 10 lettres, chiffres, espaces ou tirets.",
          digits: ({ digits, example }: { digits: number; example: string }) =>
            `Le code postal compte ${digits}\u00a0chiffres dans ce pays, par exemple ${example}. N’indiquez rien d’autre ici.`,
        },
      },
      city: {
        label: "Ville",
        onLabel:
          "Sur l’étiquette, nous écrirons «\u00a0{{town}}\u00a0»\u00a0: les transporteurs n’y mettent pas de majuscules accentuées.",
        errors: {
          required: "Indiquez la ville.",
          too_short: ({ town = "" }: { town?: string }) =>
            `Le nom de la ville compte au moins 2\u00a0lettres.${town.toUpperCase() === "Y" ? " Pour la commune d’Y, écrivez «\u00a0Y Somme\u00a0»." : ""}`,
          too_long: tooLong,
          postcode:
            "«\u00a0{{postcode}}\u00a0» n’est pas le code postal indiqué. Corrigez l’un ou l’autre, et ne laissez ici que la ville.",
          signs,
        },
      },
      phoneNumber: {
        label: "Téléphone mobile",
        hint: "Uniquement pour vous prévenir du passage du livreur.",
        errors: {
          required: "Indiquez un numéro de mobile, pour que le livreur puisse vous prévenir.",
          invalid:
            "Ce numéro de mobile n’est pas valable avec l’indicatif {{prefix}}. Exemple\u00a0: {{example}}",
          prefix:
            "Nous ne pouvons pas appeler de numéro en {{prefix}}. Indiquez un mobile de l’un de ces pays\u00a0: {{countries}}.",
          invalidThere:
            "Ce numéro de mobile n’est pas valable dans le pays choisi. Vérifiez-le, ou choisissez le pays du numéro.",
        },
      },
      phoneNumber2: {
        label: "Autre téléphone",
        errors: {
          invalid: "Ce numéro n’est pas valable avec l’indicatif {{prefix}}.",
          prefix:
            "Nous ne pouvons pas appeler de numéro en {{prefix}}. Indiquez un numéro de l’un de ces pays\u00a0: {{countries}}.",
          invalidThere:
            "Ce numéro n’est pas valable dans le pays choisi. Vérifiez-le, ou choisissez le pays du numéro.",
        },
      },
      extension:
        "Le livreur compose le numéro seul\u00a0: retirez «\u00a0{{extension}}\u00a0» d’ici, et notez-le dans les consignes de livraison.",
      deliveryInstructions: {
        label: "Consignes de livraison",
        hint: "Code de la porte, nom sur l’interphone, endroit où laisser le colis",
        errors: { too_long: tooLong },
      },
      alias: {
        label: "Nom de cette adresse",
        hint: "Pour la retrouver\u00a0: «\u00a0Maison\u00a0», «\u00a0Bureau\u00a0»…",
        errors: { too_long: tooLong, emoji: "Le nom de l’adresse s’écrit sans émoji." },
      },
      more: "Société, autre téléphone, consignes de livraison",
    },
  },
} as const;
