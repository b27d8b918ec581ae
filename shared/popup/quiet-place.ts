import { isLegalPage } from "../content/legal-page.ts";
import { matchRoute } from "../match-route.ts";

export type QuietPlace = "checkout" | "legal page" | "web view";

export function quietPlaceOf(path: string): QuietPlace | undefined {
  const match = matchRoute(path);
  if (!match) return undefined;
  const { key } = match.route;
  if (key === "connexion" || key.startsWith("commande-")) return "checkout";
  if (/^web-?view-/i.test(key)) return "web view";
  return isLegalPage(match) ? "legal page" : undefined;
}
