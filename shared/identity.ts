/**
 * The merchant, as code needs it: docs/make-it-yours.md says what else carries a name. Literals, so that the build copies
 * them to where they are used.
 */
export const shopName = "Museau";

/** Name after "de", with its elision: "de Museau". */
export const ofShop = "de Museau";

export const shopSubject = "alimentation pour chiens et chats";

export const legalName = "Museau SAS";

export const vatNumber = "FR00000000042";

/** Identifiers of the producer responsibility schemes (article L541-10-13 of the environment code), by scheme. */
export const producerNumbers = { "emballages ménagers": "FR000042_01MUSE", papiers: "FR000042_03MUSE" };

export const shopAddress = { street: "12 quai des Tilleuls", postcode: "69009", city: "Lyon", country: "FR" };

/** Destination of withdrawn goods, in one line. */
export const returnAddress = "Museau, 12 quai des Tilleuls, 69009 Lyon";

export const helpEmail = "bonjour@museau.example";

/** Code of the shop's own recipes in the e-commerce API's list of animal brands. */
export const ownBrand = "museau";

/** Name of the bridge of the application that shows web views. */
export const applicationName = "museau";

/** Colour of the browser's frame; `--forest` of client/styles/tokens.css. */
export const themeColor = "#1f4d3a";

/** Countries whose addresses, bank holidays and texts the code knows. */
export type KnownCountry = "FR" | "BE" | "LU";

/** Countries of delivery; the first is the default. */
export const shopCountries: readonly [KnownCountry, ...KnownCountry[]] = ["FR", "BE", "LU"];
