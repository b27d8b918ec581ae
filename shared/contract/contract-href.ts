import { href } from "../routes.ts";

export type ContractRequest = "termination" | "withdrawal";

export function contractHref(request: ContractRequest, number?: string | null): string {
  const [path, name] =
    request === "termination"
      ? [href("resilier-mon-abonnement"), "contrat"]
      : [href("renoncer-au-contrat"), "commande"];
  return number ? `${path}?${name}=${encodeURIComponent(number)}` : path;
}
