import { editDistance } from "../text/edit-distance.ts";

/** The address that was probably meant, if the domain is one slip away from a well-known one. */
export function meantEmail(email: string): string | undefined {
  const [, name = "", domain = ""] = /^([^@]+)@([^@]+)$/.exec(email.toLowerCase()) ?? [];
  if (others.has(domain)) return undefined;
  const meant = domain === "gmail.fr" ? "gmail.com" : wellKnown.find((one) => isSlip(domain, one));
  return meant && `${name}@${meant}`;
}

/** Two letters of a country are never a slip: "yahoo.gr" exists. */
const isSlip = (domain: string, known: string): boolean =>
  editDistance(domain, known, 1) === 1 && (known.at(-3) !== "." || domain.endsWith(known.slice(-3)));

const wellKnown = [
  ...["gmail.com", "hotmail.com", "hotmail.fr", "outlook.com", "outlook.fr", "yahoo.com", "yahoo.fr"],
  ...["icloud.com", "orange.fr", "wanadoo.fr", "laposte.net", "skynet.be", "telenet.be"],
];

const others = new Set([...wellKnown, "mail.com", "email.com", "ymail.com"]);
