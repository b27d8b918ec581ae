import type { GuideResultScreenProps } from "../../client/screens/guide/guide-result-screen.tsx";
import { ageText } from "../../shared/animal/age-text.ts";
import type { Animal, AnimalFacts } from "../../shared/animal/animal.ts";
import { dietNotes } from "../../shared/guide/diet-notes.ts";
import { draftKey, guideHref, guideResultHref } from "../../shared/guide/guide-href.ts";
import type { OfferedAnimal } from "../../shared/guide/offered-animal.ts";
import { resultTexts } from "../../shared/guide/result.texts.ts";
import { resultQuery } from "../../shared/guide/result-query.ts";
import { mostCompared } from "../../shared/guide/shown-advice.ts";
import { obstacleIn } from "../../shared/menu/obstacle.ts";
import type { EnergyNeed } from "../../shared/nutrition/energy.ts";
import { nextStage } from "../../shared/nutrition/life-stage.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import * as clock from "../../shared/time/clock.ts";
import type { AppContext, Services } from "../context.ts";
import { foodAdvice } from "../nutrition/advice.ts";
import { animalListsAtHand } from "../nutrition/animal-lists.ts";
import { energyOf } from "../nutrition/energy-of.ts";
import { fedAnimal } from "../nutrition/fed-animal.ts";
import { offeredAnimal } from "../nutrition/offered-animal.ts";
import type { Loader, Page } from "../page/page.ts";
import { redirectTo } from "../page/redirect.ts";
import { pageTitle } from "../page/seo/seo.ts";
import { deliveryPromise } from "../purchase/delivery/delivery-promise.ts";
import { deliveryTermsOf } from "../purchase/delivery/delivery-terms.ts";
import { takeNotice } from "../session/notice.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { animalSummary } from "./animal-summary.ts";
import { adviceTransition } from "./food-transition.ts";
import { guideAnimal } from "./guide-animal.ts";
import { foodGuidePlace, orGuideDown } from "./guide-down.ts";
import { guideStep } from "./guide-step.ts";
import { answersHref, wayOut } from "./way-out.ts";

const t = translator(resultTexts);

export const loadGuideResult: Loader<"guide-croquettes-animal-recommandations"> = (c, { animal }) =>
  orGuideDown(
    c,
    () => foodGuidePlace(wayOut(c, animal), "result"),
    () => resultPage(c, animal),
  );

export async function resultPage(
  c: AppContext,
  key: string,
  refused: Pick<OfferedAnimal, "error" | "draftName"> = {},
): Promise<Page | Response> {
  const { animal, facts, missing } = await guideAnimal(c, key);
  if (!facts) return redirectTo(c, guideHref(key, missing[0]), 302);
  const edit = answersHref(c.var, key);
  const path = guideResultHref(key);
  const [outcome, lists, offer] = await Promise.all([
    outcomeOf(c, facts, animal),
    animalListsAtHand(c.var),
    key === draftKey ? offeredAnimal(c) : undefined,
  ]);
  const { kind, gender, weight } = facts;
  const name = facts.name || t("own", { kind, gender });
  return {
    screen: "guide-result",
    personal: true,
    events: outcome.kind === "down" ? [] : [guideStep("croquettes", "resultat")],
    ...(outcome.kind === "down" ? { status: 503 as const } : {}),
    props: {
      animal: { name, kind, weight, summary: animalSummary(facts, lists, clock.date()) },
      edit,
      path,
      menu: outcome.kind === "advice" ? menuFor(c.var, key, facts) : null,
      outcome,
      ...(offer ? { offer: { ...offer, ...refused } } : {}),
      ...wayOut(c, key),
    },
    head: { title: pageTitle(t("document", { name })), canonical: path, noindex: true },
  };
}

function stageNote(animal: AnimalFacts, formula: EnergyNeed | null, today: Date): string | null {
  const next = formula && nextStage(animal, formula.weight, today);
  if (!next) return null;
  const from = next.from % 12 === 0 ? `${next.from / 12}\u00a0ans` : `${next.from}\u00a0mois`;
  return t(`stage.${next.stage}`, { kind: animal.kind, age: ageText(animal.birthday, today), from });
}

function menuFor({ settings }: Services<"settings">, animal: string, facts: AnimalFacts): string | null {
  const hasMenus = settings.features.has("bi-nutrition");
  return hasMenus && !obstacleIn(facts) ? href("guide-bi-nutrition-animal", { animal }) : null;
}

async function outcomeOf(
  c: AppContext,
  facts: AnimalFacts,
  own: Animal | null,
): Promise<GuideResultScreenProps["outcome"]> {
  const fed = own ? await fedAnimal(c.var, { ...own, ...facts }, await animalListsAtHand(c.var)) : facts;
  const animal = fed ?? facts;
  const every = c.req.query(resultQuery.every) === "1";
  const today = clock.date();
  const frequencies = c.var.frequencies.atHand();
  const terms = deliveryTermsOf(c.var);
  try {
    const found = await foodAdvice(c, animal, { every });
    if (found.kind === "none") return found;
    if (!fed) return { kind: "none", reason: "overweight" };
    const foods = found.advice.foods.slice(0, mostCompared);
    const lists = await animalListsAtHand(c.var);
    const promise = deliveryPromise(c.var, await terms, foods[0]?.format);
    const refused = takeNotice(c, ({ draft }) => draft?.variantCode !== undefined);
    return {
      ...found,
      notes: lists && foods.length > 0 ? dietNotes(animal, lists, { ...found.advice, foods }) : [],
      stage: stageNote(animal, found.advice.formula, today),
      isWhole: every,
      frequencies: await frequencies,
      delivery: promise && t("delivery", { ...promise }),
      today: today.toISOString(),
      transition: await adviceTransition(c, animal, found.advice.foods, today),
      ...(refused?.draft ? { problem: refused.text, draft: refused.draft } : {}),
    };
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status === 401) throw error;
    c.var.log.error("no advice", error);
    const need = fed && energyOf(fed, await animalListsAtHand(c.var), today);
    return { kind: "down", energy: need ? { need: need.need, low: need.low, high: need.high } : null };
  }
}
