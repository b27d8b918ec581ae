import { shownRights } from "../../shared/contract/shown-rights.ts";
import { draftKey, guideHref } from "../../shared/guide/guide-href.ts";
import type { GuideWayOut } from "../../shared/guide/way-out.ts";
import { href } from "../../shared/routes.ts";
import type { AppContext, Services } from "../context.ts";
import { takeNotice } from "../session/notice.ts";

export function wayOut(c: AppContext, animal: string): GuideWayOut {
  const notice = takeNotice(c);
  return {
    leave: leaveHref(c.var, animal),
    kept: animal === draftKey ? "device" : "account",
    rights: shownRights(c.var.settings.features),
    ...(notice ? { notice: { tone: notice.tone, text: notice.text, link: notice.link } } : {}),
  };
}

export const menuWayOut = (c: AppContext, animal: string): GuideWayOut => ({
  ...wayOut(c, animal),
  kept: animal === draftKey ? "menuOfDraft" : "menu",
});

export function answersHref(services: Services<"session" | "settings">, animal: string): string {
  const { features } = services.settings;
  if (animal !== draftKey && features.has("animals"))
    return href("mon-compte-mes-animaux-animal-modifier", { animal });
  return features.has("guide") ? guideHref(animal, "nom") : leaveHref(services, animal);
}

function leaveHref({ session, settings }: Services<"session" | "settings">, animal: string): string {
  if (animal !== draftKey && settings.features.has("animals"))
    return href("mon-compte-mes-animaux-animal", { animal });
  return href(session.loggedIn ? "mon-compte" : "index");
}
