import { href } from "../routes.ts";

export type ContractRequest = "termination" | "withdrawal";

/** The number of an order or of a subscription fills the form in. @example contractHref("withdrawal", "000123") */
export function contractHref(request: ContractRequest, number?: string | null): string {
  const [path, name] =
    request === "termination"
      ? [href("resilier-mon-abonnement"), "contrat"]
      : [href("renoncer-au-contrat"), "commande"];
  return number ? `${path}?${name}=${encodeURIComponent(number)}` : path;
}
