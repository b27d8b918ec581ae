export interface Count {
  count: number;
  actual?: number;
}

export const soFar = (actual: number | undefined) =>
  actual === undefined ? "" : ` (${actual} pour l’instant)`;

const characters = (count: number) => `${count}\u00a0caractère${count > 1 ? "s" : ""}`;

export const formTexts = {
  generic: { error: "Une erreur est survenue" },
  forms: {
    errors: {
      required: "Ce champ est obligatoire.",
      invalid: "Vérifiez cette réponse.",
      email: "Cette adresse e-\u2060mail n’est pas valide. Exemple\u00a0: nadia@exemple.fr",
      email_accent: "Une adresse e-\u2060mail s’écrit sans accent avant le «\u00a0@\u00a0».",
      signs: "Un nom s’écrit sans {{signs}}.",
      link: "Écrivez ce texte sans adresse de site web.",
      too_short: ({ count, actual }: Count) =>
        `Trop court\u00a0: ${characters(count)} au minimum${soFar(actual)}.`,
      too_long: ({ count, actual }: Count) =>
        `Trop long\u00a0: ${characters(count)} au maximum${soFar(actual)}.`,
      number: "Écrivez un nombre en chiffres, par exemple 6,4.",
      too_small: "Trop petit\u00a0: {{bound}} au minimum.",
      too_large: "Trop grand\u00a0: {{bound}} au maximum.",
      out_of_range: "Indiquez une valeur entre {{least}} et {{most}}.",
      date: "Cette date n’existe pas. Vérifiez-la.",
      date_format: "Écrivez le jour, le mois et l’année, par exemple 04/03/2015.",
      age: "Indiquez un âge en années, en mois ou les deux, par exemple 1 an et 6 mois.",
      age_negative: "Un âge ne peut pas être négatif.",
      too_soon: "Trop tôt\u00a0: pas avant le {{bound}}.",
      too_late: "Trop tard\u00a0: pas après le {{bound}}.",
      too_few: ({ count }: Count) =>
        `Choisissez au moins ${count > 1 ? `${count}\u00a0réponses` : "une réponse"}.`,
      too_many: ({ count }: Count) =>
        `Choisissez au plus ${count > 1 ? `${count}\u00a0réponses` : "une réponse"}.`,
      choice: "Choisissez l’une des réponses proposées.",
      accept: "Cochez cette case pour continuer.",
      taken: "Cette réponse est déjà prise. Choisissez-en une autre.",
      mismatch: "Saisissez deux fois la même chose.",
      wrong_password: "Ce mot de passe n’est pas le bon.",
      weak_password: "Ce mot de passe se devine trop facilement. Choisissez-en un plus long.",
      refused:
        "Vérifiez vos réponses, puis réessayez. Si le message revient, contactez notre service client.",
      file_too_large: "Fichier trop volumineux\u00a0: {{bound}} au maximum.",
      file_type: "Type de fichier non supporté. Choisissez un autre fichier.",
      too_often: "Trop d’envois en peu de temps. Patientez une minute, puis réessayez.",
      failed: "Une erreur est survenue. Votre saisie est toujours là. Réessayez dans quelques instants.",
      offline: "L’envoi n’a pas abouti. Rien n’est perdu. Vérifiez votre connexion, puis réessayez.",
    },
    phone: {
      error:
        "Ce numéro n’est pas valable dans le pays choisi. Changez de pays, ou commencez par l’indicatif, par exemple +32.",
      country: "Pays du numéro",
      countries: {
        FR: "France +33",
        BE: "Belgique +32",
        DE: "Allemagne +49",
        IT: "Italie +39",
        LU: "Luxembourg +352",
      },
    },
    password: {
      show: "Afficher le mot de passe",
      hide: "Masquer le mot de passe",
      strength: {
        weak: "Facile à deviner. Avec 12\u00a0caractères ou plus, il vous protège mieux.",
        fair: "Correct. Avec 12\u00a0caractères variés, ce serait encore mieux.",
        good: "Solide.",
      },
    },
    birthday: {
      mode: "Vous connaissez…",
      date: "La date",
      age: "L’âge",
      years: "Années",
      months: "Mois",
    },
    file: { hint: "{{size}} au maximum.", choose: "Choisir un fichier, ou le déposer ici" },
    choose: "Choisir…",
    search: {
      placeholder: "Tapez les premières lettres",
      count: ({ count }: { count: number }) => `${count}\u00a0réponse${count > 1 ? "s" : ""}`,
      none: "Aucune réponse de la liste ne correspond.",
    },
    again: {
      password: "Saisissez de nouveau ce mot de passe.",
      file: "Choisissez de nouveau ce fichier.",
    },
    summary: "{{count}} champs à corriger",
    summaryOfOne: "1 champ à corriger",
    errorTitle: "Erreur\u00a0: ",
  },
} as const;
