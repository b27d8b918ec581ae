import type { ReactNode } from "react";
import { CardFoot, CardLink, CardText } from "../../../client/features/account-frame/card-parts.tsx";
import type { Animal } from "../../../shared/animal/animal.ts";
import { editAnimalHref, planHref } from "../../../shared/animal/animal-href.ts";
import type { AnimalLists } from "../../../shared/animal/animal-lists.ts";
import { weightPlanTexts } from "../../../shared/animal/plan/weight-plan.texts.ts";
import { formatWeight } from "../../../shared/animal/weight/format-weight.ts";
import type { MeasuredWeight } from "../../../shared/animal/weight/weight-curve.ts";
import type { WeightPlan } from "../../../shared/nutrition/weight-plan.ts";
import { translator } from "../../../shared/text/translator.ts";
import { formatDate } from "../../../shared/time/dates.ts";
import type { Services } from "../../context.ts";
import { offerOf } from "../../nutrition/plan-of.ts";
import { verdictText } from "../../nutrition/plan-verdict.ts";
import { late } from "../../page/late.ts";

const t = translator(weightPlanTexts);

interface Known {
  lists: AnimalLists | null;
  plan: Promise<WeightPlan | null>;
  weights: Promise<MeasuredWeight[] | null>;
}

/** Undefined if the shop has no plans. */
export function planCard(
  services: Services<"log" | "settings">,
  animal: Animal,
  { lists, plan, weights }: Known,
): Promise<ReactNode> | undefined {
  if (!services.settings.features.has("weight-plan")) return undefined;
  const card = plan.then(async (running) =>
    running ? runningCard(animal, { lists, running, measured: await weights }) : offerCard(animal, lists),
  );
  return late(services, "weight plan", card, <CardText>{t("down.card")}</CardText>);
}

function runningCard(
  animal: Animal,
  {
    lists,
    running,
    measured,
  }: { lists: AnimalLists | null; running: WeightPlan; measured: MeasuredWeight[] | null },
): ReactNode {
  return (
    <>
      <CardText>{goalText(running)}</CardText>
      <CardText>{verdictText(animal, running, { lists, measured: measured ?? [] })}</CardText>
      <CardFoot>
        <CardLink href={planHref(animal.id)}>{t("see")}</CardLink>
      </CardFoot>
    </>
  );
}

function goalText({ targetWeight, nextWeighingOn }: WeightPlan): string {
  const target = formatWeight(targetWeight);
  return nextWeighingOn
    ? t("goal", { target, day: formatDate(nextWeighingOn) })
    : t("goalUndated", { target });
}

function offerCard(animal: Animal, lists: AnimalLists | null): ReactNode {
  const offer = offerOf(animal, lists);
  const isOffered = typeof offer !== "string";
  return (
    <>
      <CardText>
        {isOffered ? t("offer.card", { target: formatWeight(offer.targetWeight) }) : t(`refused.${offer}`)}
      </CardText>
      {isOffered && (
        <CardFoot>
          <CardLink href={planHref(animal.id)}>{t("offer.start")}</CardLink>
        </CardFoot>
      )}
      {offer === "incomplete" && (
        <CardFoot>
          <CardLink href={editAnimalHref(animal.id)}>{t("complete")}</CardLink>
        </CardFoot>
      )}
    </>
  );
}
