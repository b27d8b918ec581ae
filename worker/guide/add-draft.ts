import { animalFacts } from "../../shared/animal/form/animal-form.ts";
import { animalNotices } from "../../shared/animal/form/animal-form-screen.texts.ts";
import { smartFormRules } from "../../shared/forms/form-schema.ts";
import type { FormValues } from "../../shared/forms/input-values.ts";
import type { SmartForm } from "../../shared/forms/smart-form.ts";
import { draftKey, guideHref, guideResultHref, otherAnimalHref } from "../../shared/guide/guide-href.ts";
import { translator } from "../../shared/text/translator.ts";
import { RedirectError } from "../forms/answer.ts";
import { form } from "../forms/form.ts";
import { inTurn } from "../forms/in-turn.ts";
import { Refusal } from "../forms/refusal.ts";
import { addOnce } from "../nutrition/animal-writes.ts";
import { clearDraftAnimal, type ReadDraft, readDraftAnimal } from "../nutrition/draft-animal.ts";
import { NotFound, type Page } from "../page/page.ts";
import { foodGuidePlace, guideDownPage } from "./guide-down.ts";
import { resultPage } from "./result.ts";
import { wayOut } from "./way-out.ts";

const say = translator(animalNotices);

export const addDraft = form<ReadDraft, FormValues, Page | Response, { animal: string }>({
  failure: "animal of the guide not added",
  forCustomers: true,
  given: async (c, { animal: key }) => {
    if (key !== draftKey || !c.var.settings.features.has("animals")) throw new NotFound(c.req.path);
    const draft = await readDraftAnimal(c);
    if (!draft) throw new RedirectError({ to: otherAnimalHref() });
    const [missing] = draft.missing;
    if (missing) throw new RedirectError({ to: guideHref(draftKey, missing) });
    return draft;
  },
  rules: ({ form, facts }) => smartFormRules(facts.name ? { ...form, fields: [] } : nameForm(form)),
  act: async (c, { given: { kind, facts }, values }) => {
    const name = facts.name || animalFacts(kind, values).name;
    const unsure = (cause?: unknown) => new Refusal("unavailable", say("unsure"), { cause });
    const { animal } = await inTurn(
      c,
      `new animal ${c.var.session.customerId}`,
      () => addOnce(c.var.ecommerce, { ...facts, name }, unsure),
      unsure,
    );
    clearDraftAnimal(c);
    return {
      to: guideResultHref(String(animal.id)),
      notice: { tone: "success", text: say("added", { name }) },
    };
  },
  back: (c, { errors, draft }) =>
    resultPage(c, draftKey, {
      error: errors.fields.name ?? errors.form[0],
      draftName: typeof draft.name === "string" ? draft.name : undefined,
    }),
  messages: () => ({ unavailable: say("notSaved"), unreadable: say("noForm") }),
  outage: async (c, _, posted): Promise<Page | Response> =>
    guideDownPage(c.req, foodGuidePlace(wayOut(c, draftKey), "result"), posted),
});

/** A guide needs no name, but a profile does. */
const nameForm = (form: SmartForm): SmartForm => ({
  ...form,
  fields: form.fields.flatMap((field) => (field.name === "name" ? { ...field, required: true } : [])),
});
