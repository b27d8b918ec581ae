export type PasswordStrength = "weak" | "fair" | "good";

const advised = 12;

/** Common beginnings, which add no strength. */
const common = /^(mot ?de ?passe|password|azerty|qwerty|123456\d*|bonjour|soleil|doudou|loulou)/i;

export function passwordStrength(password: string): PasswordStrength | undefined {
  if (!password) return undefined;
  const own = password.replace(common, "");
  const different = new Set(own.toLowerCase()).size;
  if (own.length < 8 || different < 5) return "weak";
  return own.length >= advised && different >= 7 ? "good" : "fair";
}
