import { draftKey, guideHref } from "../../shared/guide/guide-href.ts";
import type { GuideWayOut } from "../../shared/guide/way-out.ts";
import { href } from "../../shared/routes.ts";
import type { AppContext } from "../context.ts";
import { takeNotice } from "../session/notice.ts";

export function wayOut(c: AppContext, animal: string): GuideWayOut {
  const notice = takeNotice(c);
  return {
    leave: leaveHref(c, animal),
    kept: animal === draftKey ? "device" : "account",
    ...(notice ? { notice: { tone: notice.tone, text: notice.text } } : {}),
  };
}

export const menuWayOut = (c: AppContext, animal: string): GuideWayOut => ({
  ...wayOut(c, animal),
  kept: animal === draftKey ? "menuOfDraft" : "menu",
});

export function answersHref(c: AppContext, animal: string): string {
  const { features } = c.var.settings;
  if (animal !== draftKey && features.has("animals"))
    return href("mon-compte-mes-animaux-animal-modifier", { animal });
  return features.has("guide") ? guideHref(animal, "nom") : leaveHref(c, animal);
}

function leaveHref(c: AppContext, animal: string): string {
  if (animal !== draftKey && c.var.settings.features.has("animals"))
    return href("mon-compte-mes-animaux-animal", { animal });
  return href(c.var.session.loggedIn ? "mon-compte" : "index");
}
