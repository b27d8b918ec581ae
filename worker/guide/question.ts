import type { Animal, AnimalFacts } from "../../shared/animal/animal.ts";
import { animalFacts } from "../../shared/animal/form/animal-form.ts";
import type { FormErrors } from "../../shared/forms/form-errors.ts";
import { smartFormRules } from "../../shared/forms/form-schema.ts";
import type { FormInputs } from "../../shared/forms/smart-form.ts";
import { guideTexts } from "../../shared/guide/guide.texts.ts";
import {
  askedTogether,
  factsOf,
  questionForm,
  readAnswers,
  withAnswer,
} from "../../shared/guide/guide-answers.ts";
import { draftKey, guideHref, guideResultHref, otherAnimalHref } from "../../shared/guide/guide-href.ts";
import {
  type QuestionSlug,
  questionOf,
  questionQuery,
  togetherIn,
  togetherQuery,
} from "../../shared/guide/guide-questions.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext, Services } from "../context.ts";
import { RedirectError } from "../forms/answer.ts";
import { form } from "../forms/form.ts";
import { Refusal } from "../forms/refusal.ts";
import { changeFacts } from "../nutrition/animal-writes.ts";
import { keepDraftAnimal } from "../nutrition/draft-animal.ts";
import { NotFound, type Page } from "../page/page.ts";
import { redirectTo } from "../page/redirect.ts";
import { pageTitle } from "../page/seo/seo.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { type GuideAnimal, guideAnimal } from "./guide-animal.ts";
import { foodGuidePlace, guideDownPage, orGuideDown } from "./guide-down.ts";
import { guideStep } from "./guide-step.ts";
import { wayOut } from "./way-out.ts";

const t = translator(guideTexts);

export const loadQuestion = (c: AppContext, key: string): Promise<Page | Response> =>
  orGuideDown(
    c,
    () => placeOf(c, key),
    () => askedPage(c, key),
  );

const placeOf = (c: AppContext, key: string) =>
  foodGuidePlace(wayOut(c, key), questionOf(c.req.query(questionQuery))?.step ?? "profile");

async function askedPage(c: AppContext, key: string): Promise<Page | Response> {
  const known = await guideAnimal(c, key);
  const { kind, form } = known;
  if (!kind || !form) return redirectTo(c, withoutKind(key), 302);
  const asked = questionOf(c.req.query(questionQuery));
  if (!asked) return redirectTo(c, nextHref(key, known.missing), 302);
  return questionPage(c, { ...known, kind, form }, asked.slug);
}

const withoutKind = (key: string) =>
  key === draftKey ? otherAnimalHref() : href("mon-compte-mes-animaux-animal-modifier", { animal: key });

const nextHref = (key: string, [first]: readonly QuestionSlug[]) =>
  first ? guideHref(key, first) : guideResultHref(key);

type AskedAnimal = GuideAnimal & { kind: AnimalFacts["kind"]; form: NonNullable<GuideAnimal["form"]> };

function questionPage(
  c: AppContext,
  { key, animal, kind, form, inputs, missing }: AskedAnimal,
  question: QuestionSlug,
  refused: { errors?: FormErrors; draft?: FormInputs } = {},
): Page {
  const { name, gender } = animalFacts(kind, inputs);
  return {
    screen: "guide-question",
    personal: true,
    events: [guideStep("croquettes", question)],
    props: {
      animal: key,
      ...{ kind, form, question },
      inputs: { ...inputs, ...refused.draft },
      ...(animal ? { missing } : {}),
      ...wayOut(c, key),
      ...(refused.errors ? { errors: refused.errors } : {}),
    },
    head: {
      title: pageTitle(t(`questions.${question}`, { name, kind, gender })),
      canonical: guideHref(key),
      noindex: true,
    },
  };
}

export const answerQuestion = form({
  failure: "answer of a guide not saved",
  given: async (c: AppContext, { animal: key }: { animal: string }) => {
    const known = await guideAnimal(c, key);
    const { kind, form } = known;
    if (!kind || !form) throw new RedirectError({ to: withoutKind(key) });
    const question = questionOf(c.req.query(questionQuery));
    if (!question) throw new NotFound(c.req.path);
    const by = togetherIn(c.req.query(togetherQuery));
    const missing = known.animal ? known.missing : undefined;
    const fields = by
      ? askedTogether(form, question, by, missing).flatMap((one) => one.fields)
      : question.fields;
    return { ...known, kind, form, question, fields };
  },
  rules: ({ form, fields }) => smartFormRules(questionForm(form, { fields })),
  act: async (c, { given, values, posted }) => {
    const { key, animal, kind, form, fields, inputs } = given;
    const rules = smartFormRules(questionForm(form, { fields }));
    const next = await withAnswer(form, { fields }, { before: inputs, posted: rules.draft(posted.data) });
    if (animal) await change(c.var, animal.id, changedFacts(animal, factsOf({ fields }, kind, values)));
    else keepDraftAnimal(c, { kind, inputs: next });
    return { to: nextHref(key, (await readAnswers(form, next)).missing) };
  },
  back: (c, { given, errors, draft }): Page | Response =>
    questionPage(c, given, given.question.slug, { errors, draft }),
  messages: () => ({ unavailable: t("notSaved") }),
  outage: async (c, { animal: key }, posted): Promise<Page | Response> =>
    guideDownPage(c.req, placeOf(c, key), posted),
});

/** Another brand ends "eats only this brand", which the guide does not ask. */
const changedFacts = ({ kibbleBrand }: Animal, facts: Partial<AnimalFacts>): Partial<AnimalFacts> =>
  facts.kibbleBrand === undefined || facts.kibbleBrand === kibbleBrand
    ? facts
    : { ...facts, onlyThisBrand: false };

async function change(
  services: Services<"ecommerce">,
  id: number,
  facts: Partial<AnimalFacts>,
): Promise<void> {
  await changeFacts(services, id, facts).catch((error: unknown) => {
    throw error instanceof UpstreamError && error.isDoubtful
      ? new Refusal("unavailable", t("unsure"), { cause: error })
      : error;
  });
}
