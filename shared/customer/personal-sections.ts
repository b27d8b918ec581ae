import { href } from "../routes.ts";

export const personalSections = ["identite", "e-mail", "communications", "mot-de-passe"] as const;
export type PersonalSection = (typeof personalSections)[number];

export const personalActions = [...personalSections, "renvoyer", "mes-donnees", "suppression"] as const;
export type PersonalAction = (typeof personalActions)[number];

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
