export type PasswordStrength = "weak" | "fair" | "good";

const advised = 12;

/** Common beginnings, which do not count. */
const common = /^(mot ?de ?passe|password|azerty|qwerty|123456\d*|bonjour|soleil|doudou|loulou)/i;

/** Strength by length, then by the number of different characters. Undefined when empty. */
export function passwordStrength(password: string): PasswordStrength | undefined {
  if (!password) return undefined;
  const own = password.replace(common, "");
  const different = new Set(own.toLowerCase()).size;
  if (own.length < 8 || different < 5) return "weak";
  return own.length >= advised && different >= 7 ? "good" : "fair";
}
