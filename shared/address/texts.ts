import { type Count, soFar } from "../forms/texts.ts";

const count = (count: number) => `${count}\u00a0caractères`;

const tooLong = ({ count: most, actual }: Count) =>
  `Trop long\u00a0: ${count(most)} au maximum${soFar(actual)}.`;

const inWords = (words: readonly string[]) =>
  new Intl.ListFormat("fr", { type: "conjunction" }).format(words);

interface Signs {
  signs: readonly string[];
  without: string;
}

const signs = ({ signs: found, without }: Signs) =>
  `${found.length > 1 ? "Ces caractères ne peuvent" : "Ce caractère ne peut"} pas figurer sur l’étiquette du colis\u00a0: ${inWords(found.map((sign) => `«\u00a0${sign}\u00a0»`))}.${without ? ` Écrivez par exemple «\u00a0${without}\u00a0».` : ""}`;

/** Keys of the specification (section 5, form schema errors). */
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
          too_long: ({ count: most, actual }: Count) =>
            `Trop long pour l’étiquette\u00a0: ${count(most)} au maximum${soFar(actual)}. Mettez la suite dans le complément d’adresse.`,
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
            `${digits}\u00a0chiffres dans ce pays, par exemple ${example}.`,
        },
      },
      city: {
        label: "Ville",
        onLabel:
          "Sur l’étiquette, nous écrirons «\u00a0{{town}}\u00a0»\u00a0: les transporteurs n’y mettent pas de majuscules accentuées.",
        errors: {
          required: "Indiquez la ville.",
          too_short: "Le nom de la ville compte au moins 2\u00a0lettres.",
          too_long: tooLong,
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
          invalidThere:
            "Ce numéro de mobile n’est pas valable dans le pays choisi. Vérifiez-le, ou choisissez le pays du numéro.",
        },
      },
      phoneNumber2: {
        label: "Autre téléphone",
        errors: {
          invalid: "Ce numéro n’est pas valable avec l’indicatif {{prefix}}.",
          invalidThere:
            "Ce numéro n’est pas valable dans le pays choisi. Vérifiez-le, ou choisissez le pays du numéro.",
        },
      },
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
  countries: { FR: "France", BE: "Belgique", LU: "Luxembourg" },
} as const;
