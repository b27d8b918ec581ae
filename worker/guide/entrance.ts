import type { AnimalKind } from "../../shared/animal/animal.ts";
import { entranceFields } from "../../shared/guide/entrance-form.ts";
import { guideTexts } from "../../shared/guide/guide.texts.ts";
import { draftKey, guideHref } from "../../shared/guide/guide-href.ts";
import { guideQuestions } from "../../shared/guide/guide-questions.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { form, nothing } from "../forms/form.ts";
import { draftAnimal, keepDraftAnimal } from "../nutrition/draft-animal.ts";
import { ownAnimalsOnce } from "../nutrition/own-animals.ts";
import { shownAnimal } from "../nutrition/shown-animal.ts";
import type { Loader, Page } from "../page/page.ts";
import { pageTitle } from "../page/seo/seo.ts";
import { guideStep } from "./guide-step.ts";
import { wayOut } from "./way-out.ts";

const t = translator(guideTexts);

export const loadEntrance: Loader<"guide-croquettes"> = (c) => entrancePage(c);

async function entrancePage(c: AppContext, error?: string): Promise<Page> {
  const draft = draftAnimal(c);
  return {
    screen: "guide-entrance",
    personal: true,
    events: [guideStep("croquettes", "entree")],
    props: {
      own: await ownAnimals(c),
      draft: draft ? { kind: draft.kind, name: nameOf(draft.inputs.name) } : null,
      ...wayOut(c, draftKey),
      ...(error ? { notice: { tone: "error", text: error } } : {}),
    },
    head: { title: pageTitle(t("title")), canonical: href("guide-croquettes"), noindex: true },
  };
}

const nameOf = (name: string | string[] | undefined) => (typeof name === "string" ? name : "");

/** An outage only hides the cards: the guide works without an account. */
async function ownAnimals(c: AppContext) {
  try {
    const own = c.var.session.loggedIn ? await ownAnimalsOnce(c) : [];
    if (own.length === 0) return [];
    const lists = await c.var.animalLists().catch(() => null);
    const services = c.var;
    return own.map((animal) => shownAnimal(services, animal, lists));
  } catch (error) {
    c.var.log.error("animals not shown", error);
    return [];
  }
}

export const begin = form<undefined, { kind: AnimalKind }, Page | Response>({
  failure: "guide not begun",
  given: nothing,
  rules: () => entranceFields,
  act: (c, { values }) => {
    keepDraftAnimal(c, { kind: values.kind, inputs: {} });
    return { to: guideHref("nouveau", guideQuestions[0].slug) };
  },
  back: (c, { errors }) => entrancePage(c, errors.fields.kind ?? errors.form[0]),
});
