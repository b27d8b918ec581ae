import type { Animal, AnimalFacts, AnimalKind } from "../../../shared/animal/animal.ts";
import { editAnimalHref } from "../../../shared/animal/animal-href.ts";
import { animalFormFields } from "../../../shared/animal/form/animal-form-fields.ts";
import { animalNotices } from "../../../shared/animal/form/animal-form-screen.texts.ts";
import type { SmartForm } from "../../../shared/forms/smart-form.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext } from "../../context.ts";
import type { FormRedirect } from "../../forms/answer.ts";
import type { Posted } from "../../forms/posted.ts";
import { differingFacts } from "../../nutrition/differing-facts.ts";
import { animalNotice } from "../animal-notice.ts";
import { saveAnimalDraft } from "../form/animal-draft.ts";
import { shownValue } from "../form/shown-value.ts";

const say = translator(animalNotices);

export function askedFacts(form: SmartForm, facts: AnimalFacts): Partial<AnimalFacts> {
  const asked = new Set(["kind", ...form.fields.map(({ name }) => name)]);
  return Object.fromEntries(Object.entries(facts).filter(([name]) => asked.has(name)));
}

interface Shown {
  animal: Animal;
  kind: AnimalKind;
  form: SmartForm;
}

export async function profileAgain(
  c: AppContext,
  { animal, kind, form }: Shown,
  wanted: Partial<AnimalFacts>,
  { data }: Posted,
  why: string = say("changedMeanwhile"),
): Promise<FormRedirect> {
  const draft = new FormData();
  for (const [name, value] of data) if (name !== animalFormFields.input("version")) draft.append(name, value);
  await saveAnimalDraft(c, animal.id, draft);
  const differing = differingFacts(animal, wanted);
  const known = form.fields.filter(({ name }) => differing.includes(name));
  const fields = known.map((field) => `${field.label}\u00a0: ${shownValue(field, animal)}`).join(", ");
  const text = fields ? `${why} ${say("differing", { fields })}` : why;
  return {
    to: editAnimalHref(animal.id, animal.kind ? undefined : kind),
    notice: animalNotice("info", text),
    atTop: true,
  };
}
