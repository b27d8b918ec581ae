import type { AnimalKind } from "../../../shared/animal/animal.ts";
import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import type { FormInputs } from "../../../shared/forms/smart-form.ts";
import { describeAnimalTexts } from "../../../shared/guide/describe/describe-animal.texts.ts";
import {
  describedFields,
  describeForm,
  describeInputs,
  describeRules,
} from "../../../shared/guide/describe/describe-animal.ts";
import type { DraftAnimal } from "../../../shared/guide/draft-animal.ts";
import { guideTexts } from "../../../shared/guide/guide.texts.ts";
import { ageInputs, withAnswer } from "../../../shared/guide/guide-answers.ts";
import { draftKey, otherAnimalHref } from "../../../shared/guide/guide-href.ts";
import { describeHref, startedKind, startQuery } from "../../../shared/guide/guide-start.ts";
import { safeReturnTo } from "../../../shared/links.ts";
import { listingHref } from "../../../shared/listing/listing-query.ts";
import { fitOfAll } from "../../../shared/nutrition/fit.ts";
import { sharedFitText } from "../../../shared/nutrition/fit-text.ts";
import { mostCompared } from "../../../shared/product/comparison.ts";
import { titleOf } from "../../../shared/product/product-title.ts";
import { translator } from "../../../shared/text/translator.ts";
import * as clock from "../../../shared/time/clock.ts";
import type { AppContext, Services } from "../../context.ts";
import { RedirectError } from "../../forms/answer.ts";
import { form } from "../../forms/form.ts";
import { textField } from "../../forms/posted.ts";
import { Refusal } from "../../forms/refusal.ts";
import { draftAnimal, keepDraftAnimal, readDraft } from "../../nutrition/draft-animal.ts";
import { fitAnimalOf } from "../../nutrition/fit-animals.ts";
import type { Loader, Page } from "../../page/page.ts";
import { redirectTo } from "../../page/redirect.ts";
import { pageTitle } from "../../page/seo/seo.ts";

const t = translator(describeAnimalTexts);
const say = translator(guideTexts);

export const loadDescription: Loader<"votre-animal"> = async (c) => {
  const kind = startedKind(c.req.query(startQuery));
  if (!kind) return redirectTo(c, otherAnimalHref(), 302);
  const draft = draftAnimal(c);
  const inputs = draft?.kind === kind ? ageInputs(draft.inputs, clock.date()) : {};
  return descriptionPage(c, kind, { inputs });
};

/** Keeps three answers in the visitor's draft. Those about an animal of the other kind are replaced only if the page said so. */
export const describeAnimal = form({
  failure: "animal not described",
  given: (c: AppContext): AnimalKind => {
    const kind = startedKind(c.req.query(startQuery));
    if (!kind) throw new RedirectError({ to: otherAnimalHref() });
    return kind;
  },
  rules: describeRules,
  act: async (c, { given: kind, posted }) => {
    const draft = draftAnimal(c);
    const isTold = textField(posted.data, describeInputs.replaces) === "1";
    if (replacedName(c, kind) !== undefined && !isTold) throw new Refusal("wrong", { fields: {}, form: [] });
    const inputs = await withAnswer(
      describeForm(kind),
      { fields: describedFields },
      {
        before: draft?.kind === kind ? draft.inputs : {},
        posted: describeRules(kind).draft(posted.data),
      },
    );
    keepDraftAnimal(c, { kind, inputs });
    const rations = await rationsText(
      c.var,
      { kind, inputs },
      skusIn(textField(posted.data, describeInputs.skus)),
    );
    return {
      to: returnTo(kind, textField(posted.data, describeInputs.returnTo)),
      notice: rations ? { tone: "success", text: rations } : undefined,
    };
  },
  back: (c, { given: kind, errors, draft }): Page => descriptionPage(c, kind, { inputs: draft, errors }),
});

const skusIn = (text: unknown): string[] =>
  typeof text === "string"
    ? text
        .split(",")
        .filter((sku) => /^[\w.-]{1,60}$/.test(sku))
        .slice(0, mostCompared)
    : [];

/** Empty in an outage: the description is kept all the same. */
async function rationsText(
  services: Services<"animalLists" | "content" | "log">,
  draft: DraftAnimal,
  skus: readonly string[],
): Promise<string> {
  if (skus.length === 0) return "";
  try {
    const [{ facts }, lists, products] = await Promise.all([
      readDraft(services, draft),
      services.animalLists(),
      services.content.productsBySku(skus, 1),
    ]);
    const animal = fitAnimalOf(draftKey, facts, lists);
    const texts = [...products.values()].flatMap((product) => {
      const found = fitOfAll(product, [animal], clock.date());
      if (!found) return [];
      const text = `${sharedFitText(found)}.`;
      return skus.length > 1 ? `${titleOf(product.name).recipe}. ${text}` : text;
    });
    return texts.join(" ");
  } catch (error) {
    services.log.error("rations of a described animal not known", error);
    return "";
  }
}

const returnTo = (kind: AnimalKind, wanted: unknown): string =>
  safeReturnTo(wanted, listingHref(kind === "dog" ? "chien" : "chat", { choices: [], sort: "animal" }));

/** The animal of the other kind whose answers would be lost. */
function replacedName(c: AppContext, kind: AnimalKind): string | undefined {
  const draft = draftAnimal(c);
  if (!draft || draft.kind === kind || Object.keys(draft.inputs).length === 0) return undefined;
  const { name } = draft.inputs;
  return (typeof name === "string" && name) || say(`entrance.someone.${draft.kind}`);
}

function descriptionPage(
  c: AppContext,
  kind: AnimalKind,
  { inputs, errors }: { inputs: FormInputs; errors?: FormErrors },
): Page {
  const replaced = replacedName(c, kind);
  return {
    screen: "animal-description",
    personal: true,
    props: {
      kind,
      inputs,
      returnTo: returnTo(kind, inputs[describeInputs.returnTo]),
      skus: skusIn(inputs[describeInputs.skus]),
      ...(errors ? { errors } : {}),
      ...(replaced === undefined ? {} : { warning: say("entrance.replaces", { name: replaced }) }),
    },
    head: { title: pageTitle(t(`title.${kind}`)), canonical: describeHref(kind), noindex: true },
  };
}
