import type { Animal, AnimalFacts, AnimalKind } from "../../../shared/animal/animal.ts";
import { animalHref } from "../../../shared/animal/animal-href.ts";
import { animalVersion } from "../../../shared/animal/animal-version.ts";
import { animalFacts, animalInputs } from "../../../shared/animal/form/animal-form.ts";
import { animalFormFields } from "../../../shared/animal/form/animal-form-fields.ts";
import { animalNotices } from "../../../shared/animal/form/animal-form-screen.texts.ts";
import { smartFormRules } from "../../../shared/forms/form-schema.ts";
import type { SmartForm } from "../../../shared/forms/smart-form.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext, Services } from "../../context.ts";
import { form } from "../../forms/form.ts";
import { inTurn } from "../../forms/in-turn.ts";
import type { Posted } from "../../forms/posted.ts";
import { Refusal } from "../../forms/refusal.ts";
import { changeFacts } from "../../nutrition/animal-writes.ts";
import { differingFacts } from "../../nutrition/differing-facts.ts";
import { ownAnimal } from "../../nutrition/own-animal.ts";
import { NotFound, type Page } from "../../page/page.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { animalNotice } from "../animal-notice.ts";
import { askedFacts, profileAgain } from "../profile/profile-again.ts";
import { saveAnimalDraft, takeAnimalDraft } from "./animal-draft.ts";
import { animalFormPage, formOf, kindAsked, profileDown } from "./animal-form-page.ts";

const say = translator(animalNotices);

export interface AnimalParams {
  animal: string;
}

export async function changePage(c: AppContext, { animal: id }: AnimalParams): Promise<Page> {
  const animal = await ownAnimal(c, id);
  const kind = animal.kind ?? kindAsked(c.req);
  if (!kind) return animalFormPage(c, { animal, view: { step: "kind" } });
  const form = await formOf(c.var, kind);
  const draft = await takeAnimalDraft(c, animal.id, form);
  const version = draft?.version || animalVersion(animal);
  const inputs = draft?.inputs ?? animalInputs(factsOf(animal));
  return animalFormPage(c, { animal, view: { step: "form", kind, form, version, inputs } });
}

/** Optimistic concurrency: rejects the change if the profile was modified since the form was rendered. */
export const changeAnimal = form<Given, FormValues, Page | Response, AnimalParams>({
  failure: "animal not changed",
  given: async (c, { animal: id }) => {
    const animal = await ownAnimal(c, id);
    const kind = animal.kind ?? kindAsked(c.req);
    if (!kind) throw new NotFound(c.req.path);
    return { animal, kind, form: await formOf(c.var, kind) };
  },
  rules: ({ form }) => smartFormRules(form),
  // Two devices may save at once, so the profile is read again after any other change of it has finished.
  act: (
    c,
    {
      given: {
        kind,
        form,
        animal: { id },
      },
      values,
      posted,
    },
  ) =>
    inTurn(
      c,
      `animal ${id}`,
      async () => write(c, { kind, form, animal: await ownAnimal(c, String(id)) }, values, posted),
      () => new UpstreamError("another change", 503, undefined),
    ),
  back: (c, { given: { animal, kind, form }, draft, errors, posted }): Page =>
    animalFormPage(c, {
      animal,
      view: { step: "form", kind, form, version: versionIn(posted), inputs: draft, errors },
    }),
  messages: () => ({ unavailable: say("notSaved"), unreadable: say("noForm") }),
  saveDraft: (c, { animal }, { data }) => saveAnimalDraft(c, Number(animal), data),
  outage: async (c, { animal }) => profileDown(c, Number(animal)),
});

async function write(c: AppContext, given: Given, values: FormValues, posted: Posted) {
  const { animal, kind, form } = given;
  const wanted = askedFacts(form, animalFacts(kind, values));
  const name = wanted.name ?? animal.name;
  const saved = { to: animalHref(animal.id), notice: animalNotice("success", say("changed", { name })) };
  if (isDone(animal, wanted)) return saved;
  if (versionIn(posted) !== animalVersion(animal)) return profileAgain(c, given, wanted, posted);
  await change(c.var, animal, wanted);
  return saved;
}

interface Given {
  animal: Animal;
  kind: AnimalKind;
  form: SmartForm;
}

type FormValues = Parameters<typeof animalFacts>[1];

async function change(
  services: Services<"ecommerce">,
  animal: Animal,
  wanted: Partial<AnimalFacts>,
): Promise<void> {
  await changeFacts(services, animal.id, wanted).catch((error: unknown) => {
    throw error instanceof UpstreamError && error.isDoubtful
      ? new Refusal("unavailable", say("unsure"), { cause: error })
      : error;
  });
}

const isDone = (animal: Animal, wanted: Partial<AnimalFacts>) => differingFacts(animal, wanted).length === 0;

const factsOf = ({ id: _, kind: _kind, picture: _picture, updatedAt: _at, ...facts }: Animal) => facts;

const versionIn = ({ values }: Posted) => animalFormFields.schema.parse(values).version;
