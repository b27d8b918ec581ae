export type PasswordStrength = "weak" | "fair" | "good";

/** From this many characters on a password is good, unless it is made of few of them. */
const advised = 12;

/** What is tried first; what stands behind it counts. */
const common = /^(mot ?de ?passe|password|azerty|qwerty|123456\d*|bonjour|soleil|doudou|loulou)/i;

/**
 * How well a password protects, as far as its form tells: length counts most, then how many different characters it is
 * made of. Undefined where there is none yet.
 */
export function passwordStrength(password: string): PasswordStrength | undefined {
  if (!password) return undefined;
  const own = password.replace(common, "");
  const different = new Set(own.toLowerCase()).size;
  if (own.length < 8 || different < 5) return "weak";
  return own.length >= advised && different >= 7 ? "good" : "fair";
}
