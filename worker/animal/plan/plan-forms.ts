import type { Animal } from "../../../shared/animal/animal.ts";
import { animalHref, planHref } from "../../../shared/animal/animal-href.ts";
import {
  healthInput,
  isHealthy,
  planForm,
  startWeightInput,
  stopQuery,
} from "../../../shared/animal/plan/plan-form.ts";
import { weightPlanTexts } from "../../../shared/animal/plan/weight-plan.texts.ts";
import { formatWeight } from "../../../shared/animal/weight/format-weight.ts";
import { toTenth } from "../../../shared/animal/weight/to-tenth.ts";
import { noFields } from "../../../shared/forms/form-rules.ts";
import { smartFormRules } from "../../../shared/forms/form-schema.ts";
import type { PlannedWeights, WeightPlan } from "../../../shared/nutrition/weight-plan.ts";
import { translator } from "../../../shared/text/translator.ts";
import { formatDate } from "../../../shared/time/dates.ts";
import type { AppContext, Services } from "../../context.ts";
import { form } from "../../forms/form.ts";
import { oneOf } from "../../forms/one-of.ts";
import { Refusal } from "../../forms/refusal.ts";
import { animalListsAtHand } from "../../nutrition/animal-lists.ts";
import { changeFacts } from "../../nutrition/animal-writes.ts";
import { ownAnimal } from "../../nutrition/own-animal.ts";
import { offerOf, planOf } from "../../nutrition/plan-of.ts";
import type { Page } from "../../page/page.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { written } from "../../upstream/write-outcome.ts";
import { animalNotice } from "../animal-notice.ts";
import { animalDownPage } from "../profile/animal-page.ts";
import { planPage } from "./plan-page.tsx";

const t = translator(weightPlanTexts);

interface Given {
  animal: Animal;
  plan: WeightPlan | null;
}

interface Params {
  animal: string;
}

async function given(c: AppContext, { animal: named }: Params): Promise<Given> {
  const animal = await ownAnimal(c, named);
  return { animal, plan: await planOf(c.var, animal.id) };
}

const outage = async (c: AppContext, { animal }: Params): Promise<Page> =>
  animalDownPage(c.var, Number(animal), planHref(Number(animal)));

const startPlan = form<Given, Record<string, unknown>, Page, Params>({
  failure: "weight plan not started",
  given,
  rules: ({ animal: { kind, gender } }) => smartFormRules(planForm(kind ?? "dog", gender)),
  act: async (c, { given: { animal, plan }, values }) => {
    if (values[healthInput] !== isHealthy)
      throw new Refusal("wrong", { fields: { [healthInput]: t("health.refused") }, form: [] });
    const weight = toTenth(Number(values[startWeightInput]));
    if (!plan && weight !== animal.weight) return weighed(c, animal, weight);
    const { nextWeighingOn } = plan ?? (await started(c, animal));
    const text = nextWeighingOn
      ? t("offer.started", { day: formatDate(nextWeighingOn) })
      : t("offer.startedUndated");
    return { to: planHref(animal.id), notice: animalNotice("success", text) };
  },
  back: (c, { given: { animal, plan }, errors, draft }) =>
    planPage(c, animal, plan, { errors, inputs: draft }),
  messages: () => ({ unavailable: t("notSaved") }),
  outage,
});

/** The target follows the weight, so the plan that was shown is not the one that would start. */
async function weighed(c: AppContext, animal: Animal, weight: number) {
  const refusal = offerOf(animal, await animalListsAtHand(c.var));
  if (typeof refusal === "string") throw new Refusal("wrong", t(`refused.${refusal}`));
  await changeFacts(c.var, animal.id, { weight }).catch(inDoubt);
  const text = t("offer.otherWeight", { weight: formatWeight(weight) });
  return { to: planHref(animal.id), notice: animalNotice("info", text), atTop: true };
}

/** @throws Refusal if the animal may have no plan any more, or in doubt */
async function started(c: AppContext, animal: Animal): Promise<WeightPlan> {
  const offer = offerOf(animal, await animalListsAtHand(c.var));
  if (typeof offer === "string") throw new Refusal("wrong", t(`refused.${offer}`));
  const { startWeight, targetWeight } = offer;
  return begin(c.var, animal.id, { startWeight, targetWeight }).catch(inDoubt);
}

async function begin(
  services: Services<"ecommerce">,
  id: number,
  planned: PlannedWeights,
): Promise<WeightPlan> {
  const plan = await written<WeightPlan | null>({
    name: "start of a weight plan",
    send: () => services.ecommerce.startWeightPlan(id, planned),
    read: () => planOf(services, id),
    isDone: (running) => running?.targetWeight === planned.targetWeight,
  });
  if (!plan) throw new Error("a plan that is started is known");
  return plan;
}

const stopPlan = form<Given, object, Page, Params>({
  failure: "weight plan not stopped",
  given,
  rules: () => noFields,
  act: async (c, { given: { animal, plan } }) => {
    if (plan) await stop(c.var, animal.id).catch(inDoubt);
    const text = t("stop.done", { name: animal.name });
    return { to: animalHref(animal.id), notice: animalNotice("success", text), atTop: true };
  },
  back: (c, { given: { animal, plan }, errors }) => planPage(c, animal, plan, { errors }),
  messages: () => ({ unavailable: t("notSaved") }),
  outage,
});

async function stop(services: Services<"ecommerce">, id: number): Promise<void> {
  await written<WeightPlan | null>({
    name: "end of a weight plan",
    send: () =>
      services.ecommerce.stopWeightPlan(id).then(
        () => undefined,
        (error: unknown) => goneIfAbsent(error),
      ),
    read: () => planOf(services, id),
    isDone: (plan) => plan === null,
  });
}

/** Another tab has stopped it. */
function goneIfAbsent(error: unknown): null {
  if (error instanceof UpstreamError && error.status === 404) return null;
  throw error;
}

function inDoubt(error: unknown): never {
  throw error instanceof UpstreamError && error.isDoubtful
    ? new Refusal("unavailable", t("unsure"), { cause: error })
    : error;
}

export const planForms = oneOf({
  choose: (c) => (c.req.query(stopQuery) ? "stop" : "start"),
  forms: { start: startPlan, stop: stopPlan },
});
