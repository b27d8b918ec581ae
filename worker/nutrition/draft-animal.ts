import type { AnimalFacts } from "../../shared/animal/animal.ts";
import { animalFacts } from "../../shared/animal/form/animal-form.ts";
import type { SmartForm } from "../../shared/forms/smart-form.ts";
import {
  type DraftAnimal,
  draftSchema,
  draftText,
  longestDraftName,
} from "../../shared/guide/draft-animal.ts";
import { draftCookie } from "../../shared/guide/draft-cookie.ts";
import { guideForm, readAnswers } from "../../shared/guide/guide-answers.ts";
import type { QuestionSlug } from "../../shared/guide/guide-questions.ts";
import type { AppContext, Services } from "../context.ts";
import { clearCookie, readJsonCookie, writeCookie } from "../session/cookies.ts";
import { isPrefetch } from "../session/visitor/visit.ts";

export const draftAnimal = (c: AppContext): DraftAnimal | undefined =>
  readJsonCookie(c, draftCookie.name, draftSchema);

export function keepDraftAnimal(c: AppContext, draft: DraftAnimal): void {
  writeCookie(c, draftCookie.name, draftText(draft), draftCookie.maxAge);
}

export const clearDraftAnimal = (c: AppContext): void => clearCookie(c, draftCookie.name);

export interface ReadDraft extends DraftAnimal {
  form: SmartForm;
  facts: AnimalFacts;
  missing: readonly QuestionSlug[];
}

export async function readDraftAnimal(c: AppContext): Promise<ReadDraft | undefined> {
  const draft = draftAnimal(c);
  if (!draft) return undefined;
  // Set again on each visit: Safari deletes a cookie that a script wrote after seven days.
  if (c.req.method === "GET" && !isPrefetch(c.req)) keepDraftAnimal(c, draft);
  return readDraft(c.var, draft);
}

export async function readDraft(
  { animalLists }: Services<"animalLists">,
  draft: DraftAnimal,
): Promise<ReadDraft> {
  const form = guideForm(draft.kind, await animalLists(), longestDraftName);
  const { values, missing } = await readAnswers(form, draft.inputs);
  return { ...draft, form, missing, facts: animalFacts(draft.kind, values) };
}
