export type PasswordStrength = "weak" | "fair" | "good";

/** From this many characters on a password is good, unless it is made of few of them. */
const advised = 12;

/**
 * How well a password protects, as far as its form tells: length counts most, then how many different characters it is
 * made of. Undefined where there is none yet.
 */
export function passwordStrength(password: string): PasswordStrength | undefined {
  if (!password) return undefined;
  const different = new Set(password.toLowerCase()).size;
  const isCommon = /^(motdepasse|password|azerty|qwerty|123456|bonjour|soleil)/i.test(password);
  if (password.length < 8 || different < 5 || isCommon) return "weak";
  return password.length >= advised && different >= 7 ? "good" : "fair";
}
