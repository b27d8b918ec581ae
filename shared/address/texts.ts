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
  const refused = `Retirez ${quoted(found)}\u00a0: l’étiquette ne peut pas ${many ? "les " : "l’"}imprimer.`;
  if (isBox) return `${refused} Écrivez le numéro, puis la boîte, par exemple «\u00a016 bte 3\u00a0».`;
  return without ? `${refused} Écrivez par exemple ${quoted([without])}.` : refused;
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
          digits: ({ adjective, digits, example }: { adjective: string; digits: number; example: string }) =>
            `Un code postal ${adjective} compte ${digits}\u00a0chiffres, par exemple ${example}.`,
        },
      },
      city: {
        label: "Ville",
        onLabel:
          "Sur l’étiquette, vous lirez «\u00a0{{town}}\u00a0», car les transporteurs n’accentuent pas les majuscules.",
        errors: {
          required: "Indiquez la ville.",
          too_short: ({ town = "" }: { town?: string }) =>
            `Le nom de la ville compte au moins 2\u00a0lettres.${town.toUpperCase() === "Y" ? " Pour la commune d’Y, écrivez «\u00a0Y Somme\u00a0»." : ""}`,
          too_long: tooLong,
          postcode:
            "«\u00a0{{postcode}}\u00a0» n’est pas le code postal indiqué. Corrigez-le, et n’écrivez ici que la ville.",
          signs,
        },
      },
      phoneNumber: {
        label: "Téléphone mobile",
        hint: "Le livreur vous prévient de son passage.",
        errors: {
          required: "Indiquez un mobile, le livreur vous préviendra de son passage.",
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
        "Le livreur ne peut pas composer «\u00a0{{extension}}\u00a0». Notez-le plutôt dans les consignes de livraison.",
      deliveryInstructions: {
        label: "Consignes de livraison",
        hint: "Code de la porte, nom sur l’interphone, endroit où laisser le colis",
        errors: { too_long: tooLong },
      },
      alias: {
        label: "Nom de cette adresse",
        hint: "«\u00a0Maison\u00a0», «\u00a0Bureau\u00a0»…",
        errors: { too_long: tooLong, emoji: "Le nom de l’adresse s’écrit sans émoji." },
      },
      more: "Société, autre téléphone, consignes de livraison",
    },
  },
} as const;
