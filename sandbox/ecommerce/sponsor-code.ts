/** Capitals and digits that are not mistaken for one another when read aloud or by hand. */
const signs = "ACDEFGHJKMNPQRTUVWXY34679";

const length = 7;

/** @example MUSEAU-K7MPE4R */
export function newSponsorCode(): string {
  const bytes = crypto.getRandomValues(new Uint32Array(length));
  return `MUSEAU-${Array.from(bytes, (byte) => signs[byte % signs.length]).join("")}`;
}
