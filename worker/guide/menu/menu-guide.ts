import type { AnimalFacts } from "../../../shared/animal/animal.ts";
import { menuParameters, readMenuChoices, selectionProblems } from "../../../shared/menu/menu-choices.ts";
import { type MenuGuide, type MenuStep, menuStepsOf } from "../../../shared/menu/menu-guide.ts";
import { obstacleIn } from "../../../shared/menu/obstacle.ts";
import { ageInMonths } from "../../../shared/nutrition/energy.ts";
import * as clock from "../../../shared/time/clock.ts";
import type { AppContext, AppRequest } from "../../context.ts";
import { animalListsAtHand } from "../../nutrition/animal-lists.ts";
import { fedAnimal } from "../../nutrition/fed-animal.ts";
import type { Page } from "../../page/page.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { menuWayOut } from "../way-out.ts";
import { menuPage } from "./menu-made.ts";
import { beforeMenu } from "./menu-steps.ts";
import { type AdvisedTurn, atStep, type MenuVisit, obstaclePage } from "./menu-turn.ts";

export async function menuGuidePage(c: AppContext, visit: MenuVisit): Promise<Page> {
  const { guide, animal } = visit;
  const { facts } = animal;
  const query = new URL(c.req.url).searchParams;
  const choices = readMenuChoices(query, { meals: facts ? usualMeals(facts, clock.date()) : 2 });
  const found = facts ? obstacleIn(facts) : "incomplete";
  const turn = { c, visit, choices, facts, wayOut: menuWayOut(c, animal.key) };
  if (!facts || found) return obstaclePage(turn, found ?? "incomplete");
  const fed = animal.own
    ? await fedAnimal(c.var, { ...animal.own, ...facts }, await animalListsAtHand(c.var))
    : facts;
  if (!fed) return obstaclePage(turn, "plan");
  try {
    return await stepPage({ ...turn, facts, fed });
  } catch (error) {
    if (!(error instanceof UpstreamError) || c.var.session.ended) throw error;
    c.var.log.error("menu not advised", error, { guide });
    return { ...obstaclePage(turn, "technical"), status: 503 };
  }
}

function usualMeals(facts: AnimalFacts, today: Date): number {
  const months = ageInMonths(facts, today) ?? 24;
  return months < 4 ? 4 : months < 12 ? 3 : 2;
}

async function stepPage(turn: AdvisedTurn): Promise<Page> {
  const { visit, choices } = turn;
  const { step } = visit;
  if (step !== "ration" && step !== "resultat") return beforeMenu(turn, {});
  const problems = selectionProblems(choices);
  if (problems.kibble || problems.wet) return beforeMenu(atStep(turn, "selection"), problems);
  return menuPage(turn);
}

export function stepIn(req: AppRequest, guide: MenuGuide): MenuStep {
  const steps: readonly MenuStep[] = menuStepsOf[guide];
  const wanted = req.query(menuParameters.step);
  return steps.find((step) => step === wanted) ?? steps[0] ?? "selection";
}
