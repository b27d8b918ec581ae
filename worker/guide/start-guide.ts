import { draftKey, guideHref, otherAnimalHref } from "../../shared/guide/guide-href.ts";
import { guideQuestions } from "../../shared/guide/guide-questions.ts";
import { startedKind, startQuery } from "../../shared/guide/guide-start.ts";
import type { AppContext } from "../context.ts";
import { draftAnimal, keepDraftAnimal } from "../nutrition/draft-animal.ts";
import { ownAnimalsOnce } from "../nutrition/own-animals.ts";
import { redirectTo } from "../page/redirect.ts";
import { isVisit } from "../session/visitor/visit.ts";

/**
 * Begins a draft of the kind in the address. Visitors who began one already, and customers with animals, choose at the
 * entrance instead: a link must not replace answers.
 */
export async function startGuide(c: AppContext): Promise<Response | undefined> {
  const kind = startedKind(c.req.query(startQuery));
  if (!kind) return undefined;
  if (hasBegun(c) || (await hasAnimals(c))) return redirectTo(c, otherAnimalHref(), 302);
  if (isVisit(c)) keepDraftAnimal(c, { kind, inputs: {} });
  return redirectTo(c, guideHref(draftKey, guideQuestions[0].slug), 302);
}

const hasBegun = (c: AppContext) => Object.keys(draftAnimal(c)?.inputs ?? {}).length > 0;

/** An outage only hides the choice: the guide works without an account. */
async function hasAnimals(c: AppContext): Promise<boolean> {
  if (!c.var.session.loggedIn) return false;
  const own = await ownAnimalsOnce(c).catch((error: unknown) => {
    c.var.log.error("animals not shown", error);
    return [];
  });
  return own.length > 0;
}
