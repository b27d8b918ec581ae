import { animalHref, newAnimalHref } from "../../../shared/animal/animal-href.ts";
import { animalFacts } from "../../../shared/animal/form/animal-form.ts";
import { animalNotices } from "../../../shared/animal/form/animal-form-screen.texts.ts";
import { smartFormRules } from "../../../shared/forms/form-schema.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext } from "../../context.ts";
import { form } from "../../forms/form.ts";
import { inTurn } from "../../forms/in-turn.ts";
import { Refusal } from "../../forms/refusal.ts";
import { addOnce } from "../../nutrition/animal-writes.ts";
import { differingFacts } from "../../nutrition/differing-facts.ts";
import { offeredAnimal } from "../../nutrition/offered-animal.ts";
import { ownAnimalsOnce } from "../../nutrition/own-animals.ts";
import { type Loader, NotFound, type Page } from "../../page/page.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { animalNotice } from "../animal-notice.ts";
import { askedFacts, profileAgain } from "../profile/profile-again.ts";
import { saveAnimalDraft, takeAnimalDraft } from "./animal-draft.ts";
import { animalFormPage, formDown, formOf, kindAsked } from "./animal-form-page.ts";

const say = translator(animalNotices);

export const loadNewAnimal: Loader<"mon-compte-mes-animaux-ajouter"> = async (c) => {
  const kind = kindAsked(c.req);
  if (!kind) {
    const [known, offer] = await Promise.all([ownAnimalsOnce(c).catch(() => null), offeredAnimal(c)]);
    const hasGuide = c.var.settings.features.has("guide");
    const view = { step: "kind" as const, hasGuide, ...(offer ? { offer } : {}) };
    return animalFormPage(c, { animal: null, isFirst: known?.length === 0, view });
  }
  try {
    const form = await formOf(c.var, kind);
    const draft = await takeAnimalDraft(c, kind, form);
    const inputs = draft?.inputs ?? {};
    return animalFormPage(c, { animal: null, view: { step: "form", kind, form, version: "", inputs } });
  } catch (error) {
    return orDown(c, error);
  }
};

export const newAnimalForm = form({
  failure: "animal not added",
  given: async (c) => {
    const kind = kindAsked(c.req);
    if (!kind) throw new NotFound(c.req.path);
    const form = await formOf(c.var, kind);
    return { kind, form };
  },
  rules: ({ form }) => smartFormRules(form),
  act: async (c, { given: { kind, form }, values, posted }) => {
    const facts = animalFacts(kind, values);
    const { name } = facts;
    const unsure = (cause?: unknown) => new Refusal("unavailable", say("unsure"), { cause });
    const { animal, isNew } = await inTurn(
      c,
      `new animal ${c.var.session.customerId}`,
      () => addOnce(c.var.ecommerce, facts, unsure),
      unsure,
    );
    const asked = askedFacts(form, facts);
    if (!isNew && differingFacts(animal, asked).length > 0)
      return profileAgain(c, { animal, kind, form }, asked, posted, say("alreadyThere", { name }));
    return { to: animalHref(animal.id), notice: animalNotice("success", say("added", { name })) };
  },
  back: (c, { given: { kind, form }, draft, errors }): Page =>
    animalFormPage(c, {
      animal: null,
      view: { step: "form", kind, form, version: "", inputs: draft, errors },
    }),
  messages: () => ({ unavailable: say("notSaved"), unreadable: say("noForm") }),
  saveDraft: async (c, _, { data }) => {
    const kind = kindAsked(c.req);
    if (kind) await saveAnimalDraft(c, kind, data);
  },
  outage: async (c): Promise<Page | Response> => formDown(c, newAnimalHref(kindAsked(c.req) ?? undefined)),
});

function orDown(c: AppContext, error: unknown): Page {
  if (!(error instanceof UpstreamError) || error.status === 401) throw error;
  c.var.log.error("form of an animal not shown", error);
  return formDown(c, newAnimalHref(kindAsked(c.req) ?? undefined));
}
