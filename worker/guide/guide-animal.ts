import type { Animal, AnimalFacts, AnimalKind } from "../../shared/animal/animal.ts";
import { animalInputs } from "../../shared/animal/form/animal-form.ts";
import type { FormInputs, SmartForm } from "../../shared/forms/smart-form.ts";
import { guideForm, readAnswers } from "../../shared/guide/guide-answers.ts";
import { draftKey } from "../../shared/guide/guide-href.ts";
import type { QuestionSlug } from "../../shared/guide/guide-questions.ts";
import type { AppContext } from "../context.ts";
import { readDraftAnimal } from "../nutrition/draft-animal.ts";
import { ownAnimal } from "../nutrition/own-animal.ts";

export interface GuideAnimal {
  /** An animal's id, or `nouveau` for the draft of this browser. */
  key: string;
  animal: Animal | null;
  name: string;
  kind: AnimalKind | null;
  form: SmartForm | null;
  inputs: FormInputs;
  missing: readonly QuestionSlug[];
  facts: AnimalFacts | null;
}

/** @throws NotFound for another customer's animal; UpstreamError in an outage */
export async function guideAnimal(c: AppContext, key: string): Promise<GuideAnimal> {
  return key === draftKey ? draftOf(c) : ownOf(c, key);
}

async function ownOf(c: AppContext, key: string): Promise<GuideAnimal> {
  const [animal, lists] = await Promise.all([ownAnimal(c, key), c.var.animalLists()]);
  const { name, kind } = animal;
  const inputs = animalInputs(animal);
  if (!kind) return { ...unknown, key, animal, name, inputs };
  const form = guideForm(kind, lists);
  const { missing } = await readAnswers(form, inputs);
  const facts = missing.length === 0 ? { ...animal, kind } : null;
  return { key, animal, name, kind, form, inputs, missing, facts };
}

async function draftOf(c: AppContext): Promise<GuideAnimal> {
  const draft = await readDraftAnimal(c);
  if (!draft) return { ...unknown, key: draftKey };
  const { facts, missing } = draft;
  return {
    ...{ ...draft, key: draftKey, animal: null, name: facts.name },
    facts: missing.length === 0 ? facts : null,
  };
}

const unknown = { animal: null, name: "", kind: null, form: null, inputs: {}, missing: [], facts: null };
