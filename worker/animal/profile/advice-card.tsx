import type { ReactNode } from "react";
import { CardFoot, CardLink, CardText } from "../../../client/features/account-frame/card-parts.tsx";
import { AnimalAdvice } from "../../../client/features/animal/profile/animal-advice.tsx";
import type { LatePart } from "../../../client/ui/late.tsx";
import type { Animal, AnimalFacts } from "../../../shared/animal/animal.ts";
import { editAnimalHref } from "../../../shared/animal/animal-href.ts";
import type { AnimalLists } from "../../../shared/animal/animal-lists.ts";
import { animalProfileTexts } from "../../../shared/animal/profile/animal-profile.texts.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext } from "../../context.ts";
import { foodAdvice } from "../../nutrition/advice.ts";
import { fedByPlan } from "../../nutrition/fed-animal.ts";
import { late } from "../../page/late.ts";
import type { StartedParts } from "./started-parts.ts";

const t = translator(animalProfileTexts);

const most = 3;

interface Known extends Pick<StartedParts, "plan" | "weights"> {
  lists: AnimalLists | null;
}

export function adviceCard(c: AppContext, animal: Animal, known: Known): LatePart<ReactNode> {
  const { id, kind, weight, birthday } = animal;
  if (!kind || weight === null || birthday === null)
    return withLink(t("advice.incomplete"), editAnimalHref(id), t("advice.complete"));
  const card = fed({ ...animal, kind }, known).then((facts) =>
    facts ? cardOf(c, facts) : <CardText>{t("advice.vet")}</CardText>,
  );
  return late(c.var, "advice", card, <CardText>{t("advice.down")}</CardText>);
}

/** A failure of the plan is told on the plan's card. */
async function fed<Fed extends Animal>(animal: Fed, { lists, plan, weights }: Known): Promise<Fed | null> {
  const running = await plan.catch(() => null);
  if (!running) return animal;
  const measured = await weights.catch(() => null);
  return fedByPlan(animal, running, { lists, measured: measured ?? [] });
}

async function cardOf(c: AppContext, facts: Animal & AnimalFacts): Promise<ReactNode> {
  const outcome = await foodAdvice(c, facts);
  if (outcome.kind === "none" && outcome.reason === "pathology")
    return <CardText>{t("advice.vet")}</CardText>;
  if (outcome.kind === "none" || outcome.advice.foods.length === 0)
    return withLink(t("advice.none"), href("nous-contacter"), t("advice.service"));
  const more = c.var.settings.features.has("guide")
    ? href("guide-croquettes-animal-recommandations", { animal: String(facts.id) })
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
