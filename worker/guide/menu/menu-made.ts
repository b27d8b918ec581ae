import { healthCodes } from "../../../shared/animal/animal-lists.ts";
import type { NoAdvice } from "../../../shared/guide/advice.ts";
import { menuParameters } from "../../../shared/menu/menu-choices.ts";
import { adviceKindOf } from "../../../shared/menu/menu-guide.ts";
import type { PlannedFood } from "../../../shared/menu/menu-view.ts";
import { obstacleTexts } from "../../../shared/menu/obstacle.texts.ts";
import { isAboutKibble } from "../../../shared/menu/obstacle.ts";
import type { Product } from "../../../shared/product/product.ts";
import { translator } from "../../../shared/text/translator.ts";
import * as clock from "../../../shared/time/clock.ts";
import type { Services } from "../../context.ts";
import { animalListsAtHand } from "../../nutrition/animal-lists.ts";
import type { Page } from "../../page/page.ts";
import { menuTransition } from "../food-transition.ts";
import { guideStep } from "../guide-step.ts";
import { shownFood } from "./menu-foods.ts";
import { type CheckedMenu, checkedMenu } from "./menu-plan.ts";
import { menuShopping } from "./menu-shopping.ts";
import { beforeMenu, unavailableMenu } from "./menu-steps.ts";
import { type AdvisedTurn, atStep, frameOf, menuHead, obstaclePage } from "./menu-turn.ts";

const obstacle = translator(obstacleTexts);

export async function menuPage(turn: AdvisedTurn): Promise<Page> {
  const { c, visit, choices, facts, fed } = turn;
  const { kibble, wet, frequency, meals } = choices;
  const skus = [...(kibble ? [kibble] : []), ...wet];
  const [answer, products, lists] = await Promise.all([
    c.var.content.advice({
      animal: fed,
      kind: adviceKindOf[visit.guide],
      ...(kibble && { kibble }),
      wet,
      frequency,
      meals,
    }),
    c.var.content.productsBySku(skus, 2),
    animalListsAtHand(c.var),
  ]);
  if ("none" in answer) {
    if (isAboutKibble(answer.none))
      return beforeMenu(atStep(turn, "selection"), { kibble: refusal(answer.none, visit.animal.name) });
    return answer.none === "menu_unavailable" ? unavailableMenu(turn) : obstaclePage(turn, answer.none);
  }
  const menu = checkedMenu(answer.advice, choices, { products, health: healthCodes(lists, facts) });
  if ("wrong" in menu) {
    c.var.log.warn("menu left out", { reason: menu.wrong, kibble, wet: wet.join(" ") });
    return unavailableMenu(turn);
  }
  const frame = frameOf(turn);
  const plan = { week: menu.week, foods: plannedFoods(c.var, menu), energy: menu.energy };
  const events = [guideStep(visit.guide, visit.step)];
  if (visit.step === "ration") {
    return {
      screen: "guide-menu-ration",
      personal: true,
      events,
      head: menuHead(frame),
      props: { frame, plan },
    };
  }
  const newFoods = menu.foods.map(({ product }) => product);
  const [shopping, transition] = await Promise.all([
    menuShopping(c.var, Number(c.req.query(menuParameters.days)), menu.week, menu.foods),
    menuTransition(c, facts, newFoods, clock.date()),
  ]);
  return {
    screen: "guide-menu-result",
    personal: true,
    events,
    head: menuHead(frame),
    props: { frame, plan, shopping, transition, facts },
  };
}

const refusal = (code: NoAdvice, name: string) =>
  [obstacle.find(`${code}.title`, { name }), obstacle.find(`${code}.text`, { name })].join(". ");

const plannedFoods = (
  services: Services<"configuration" | "log">,
  { foods }: CheckedMenu<Product>,
): PlannedFood[] =>
  foods.map(({ product, energy, serving }) => ({
    ...shownFood(services, product),
    kind: product.kind === "dry" ? "dry" : "wet",
    energy,
    serving,
  }));
