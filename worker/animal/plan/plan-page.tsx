import { CardText } from "../../../client/features/account-frame/card-parts.tsx";
import { PlanCurve } from "../../../client/features/animal/plan/plan-curve.tsx";
import { PlanRationPart } from "../../../client/features/animal/plan/plan-ration.tsx";
import type { PlanView } from "../../../client/screens/animal/weight-plan-screen.tsx";
import type { Animal } from "../../../shared/animal/animal.ts";
import { planHref } from "../../../shared/animal/animal-href.ts";
import type { AnimalLists } from "../../../shared/animal/animal-lists.ts";
import { planForm, startWeightInput } from "../../../shared/animal/plan/plan-form.ts";
import { weightPlanTexts } from "../../../shared/animal/plan/weight-plan.texts.ts";
import { formatWeight } from "../../../shared/animal/weight/format-weight.ts";
import { type FormErrors, noErrors } from "../../../shared/forms/form-errors.ts";
import type { FormInputs } from "../../../shared/forms/smart-form.ts";
import { type WeightPlan, weeklyRates, weeksOf } from "../../../shared/nutrition/weight-plan.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext, Services } from "../../context.ts";
import { animalListsAtHand } from "../../nutrition/animal-lists.ts";
import { animalId, ownAnimal } from "../../nutrition/own-animal.ts";
import { offerOf, planOf } from "../../nutrition/plan-of.ts";
import { currentVerdict, isForVet, verdictText } from "../../nutrition/plan-verdict.ts";
import { accountPlacesOf } from "../../page/account-frame.ts";
import { late } from "../../page/late.ts";
import type { Loader, Page } from "../../page/page.ts";
import { pageTitle } from "../../page/seo/seo.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { noticeProp, takeAnimalNotice } from "../animal-notice.ts";
import { animalDownPage } from "../profile/animal-page.ts";
import { planRation } from "./plan-ration.ts";

const t = translator(weightPlanTexts);

export const loadPlan: Loader<"mon-compte-mes-animaux-animal-plan"> = async (c, { animal: named }) => {
  const id = animalId(c.req, named);
  try {
    const [animal, plan] = await Promise.all([ownAnimal(c, named), planOf(c.var, id)]);
    return await planPage(c, animal, plan);
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status === 401) throw error;
    c.var.log.error("weight plan not shown", error);
    return animalDownPage(c.var, id, planHref(id));
  }
};

export interface ShownPlanForm {
  errors: FormErrors;
  inputs?: FormInputs;
}

export async function planPage(
  c: AppContext,
  animal: Animal,
  plan: WeightPlan | null,
  form?: ShownPlanForm,
): Promise<Page> {
  const lists = await animalListsAtHand(c.var);
  const view = plan ? await runningView(c, animal, { plan, lists }) : offerView(animal, lists);
  const { id, name, weight } = animal;
  const known = {
    errors: noErrors,
    inputs: { [startWeightInput]: weight === null ? "" : formatWeight(weight) },
  };
  return page(c.var, id, name, { ...view, form: form ?? known }, noticeProp(takeAnimalNotice(c)));
}

function offerView(animal: Animal, lists: AnimalLists | null): PlanView {
  const { kind, gender } = animal;
  const offer = offerOf(animal, lists);
  if (typeof offer === "string" || !kind)
    return { kind: "refused", why: typeof offer === "string" ? offer : "incomplete" };
  const fields = planForm(kind, gender);
  return { kind: "offer", fields, plan: offer, weeks: weeksOf(kind, offer), rates: weeklyRates[kind] };
}

async function runningView(
  c: AppContext,
  animal: Animal,
  { plan, lists }: { plan: WeightPlan; lists: AnimalLists | null },
): Promise<PlanView> {
  const { kind, name } = animal;
  const measured = await c.var.ecommerce.animalWeights(animal.id).catch((error: unknown) => {
    c.var.log.error("weights of a plan not known", error);
    return null;
  });
  const known = { lists, measured: measured ?? [] };
  const verdict = currentVerdict(animal, plan, known);
  return {
    kind: "running",
    plan,
    weight: animal.weight,
    verdict,
    verdictText: verdictText(animal, plan, known),
    isForVet: isForVet(verdict),
    curve:
      measured && kind ? (
        <PlanCurve name={name} kind={kind} plan={plan} measured={measured} />
      ) : (
        <CardText>{t("curve.down")}</CardText>
      ),
    ...(!isForVet(verdict) && {
      ration: late(
        c.var,
        "ration of a plan",
        planRation(c, animal, { lists, targetWeight: plan.targetWeight }).then(
          (ration) => ration && <PlanRationPart {...ration} />,
        ),
        <CardText>{t("ration.down")}</CardText>,
      ),
    }),
  };
}

const page = (
  services: Services<"settings">,
  id: number,
  name: string,
  view: PlanView,
  notice: ReturnType<typeof noticeProp>,
): Page => ({
  screen: "weight-plan",
  props: { places: accountPlacesOf(services), id, name, ...notice, view },
  head: { title: pageTitle(t("title", { name })), canonical: planHref(id), noindex: true },
});
