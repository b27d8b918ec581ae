import { draftKey, guideHref } from "../../shared/guide/guide-href.ts";
import type { GuideWayOut } from "../../shared/guide/way-out.ts";
import { href } from "../../shared/routes.ts";
import type { AppContext } from "../context.ts";
import { takeNotice } from "../session/notice.ts";

/** Of the layout `user-guide`, which shows the notice too. @param animal an id, or `nouveau` */
export function wayOut(c: AppContext, animal: string): GuideWayOut {
  const notice = takeNotice(c);
  return {
    leave: leaveHref(c, animal),
    kept: animal === draftKey ? "device" : "account",
    ...(notice ? { notice: { tone: notice.tone, text: notice.text } } : {}),
  };
}

/** What is chosen in a menu is not in the profile. */
export const menuWayOut = (c: AppContext, animal: string): GuideWayOut => ({
  ...wayOut(c, animal),
  kept: animal === draftKey ? "menuOfDraft" : "menu",
});

/** Where the answers about an animal are changed: in its profile, or in the food guide if that is the one that is on. */
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
