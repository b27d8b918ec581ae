import type { ReactNode } from "react";
import { CardFoot, CardLink, CardText } from "../../../client/features/account-frame/card-parts.tsx";
import { AnimalAdvice } from "../../../client/features/animal/profile/animal-advice.tsx";
import type { LatePart } from "../../../client/ui/late.tsx";
import type { Animal, AnimalFacts } from "../../../shared/animal/animal.ts";
import { editAnimalHref } from "../../../shared/animal/animal-href.ts";
import { animalProfileTexts } from "../../../shared/animal/profile/animal-profile.texts.ts";
import type { WeightPlan } from "../../../shared/nutrition/weight-plan.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext } from "../../context.ts";
import { foodAdvice } from "../../nutrition/advice.ts";
import { late } from "../../page/late.ts";
import { fedTo } from "../plan/plan-of.ts";

const t = translator(animalProfileTexts);

const most = 3;

/** @param plan null without one; its failure is told on the plan's card */
export function adviceCard(
  c: AppContext,
  { id, kind, ...animal }: Animal,
  plan: Promise<WeightPlan | null>,
): LatePart<ReactNode> {
  if (!kind || animal.weight === null || animal.birthday === null)
    return withLink(t("advice.incomplete"), editAnimalHref(id), t("advice.complete"));
  const target = plan.then(
    (running) => running?.targetWeight ?? null,
    () => null,
  );
  const card = target.then((weight) => cardOf(c, fedTo({ ...animal, kind }, weight), id));
  return late(c.var, "advice", card, <CardText>{t("advice.down")}</CardText>);
}

async function cardOf(c: AppContext, facts: AnimalFacts, id: number): Promise<ReactNode> {
  const outcome = await foodAdvice(c, facts);
  if (outcome.kind === "none" && outcome.reason === "pathology")
    return <CardText>{t("advice.vet")}</CardText>;
  if (outcome.kind === "none" || outcome.advice.foods.length === 0)
    return withLink(t("advice.none"), href("nous-contacter"), t("advice.service"));
  const more = c.var.settings.features.has("guide")
    ? href("guide-croquettes-animal-recommandations", { animal: String(id) })
    : undefined;
  const { energy, foods } = outcome.advice;
  return <AnimalAdvice need={energy.need} foods={foods.slice(0, most)} more={more} />;
}

const withLink = (text: string, to: string, name: string): ReactNode => (
  <>
    <CardText>{text}</CardText>
    <CardFoot>
      <CardLink href={to}>{name}</CardLink>
    </CardFoot>
  </>
);
