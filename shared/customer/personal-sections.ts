import { href } from "../routes.ts";

/** Parts of the page with a form; the names are in addresses. */
export const personalSections = ["identite", "e-mail", "communications", "mot-de-passe"] as const;
export type PersonalSection = (typeof personalSections)[number];

export const personalActions = [...personalSections, "renvoyer", "mes-donnees", "suppression"] as const;
export type PersonalAction = (typeof personalActions)[number];

/** With `deletion` the page that says what it means. */
export function personalHref({
  deletion = false,
  section,
}: {
  deletion?: boolean;
  section?: PersonalSection | "mes-donnees" | "suppression";
} = {}): string {
  const anchor = section ? `#${section}` : "";
  return href("mon-compte-mes-informations-personnelles") + (deletion ? "?supprimer=1" : "") + anchor;
}
