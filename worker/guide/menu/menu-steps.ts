import { ageText } from "../../../shared/animal/age-text.ts";
import { codeOf, healthCodes, labelsOf } from "../../../shared/animal/animal-lists.ts";
import type { NoAdvice } from "../../../shared/guide/advice.ts";
import type { MenuChoices } from "../../../shared/menu/menu-choices.ts";
import { adviceKindOf } from "../../../shared/menu/menu-guide.ts";
import type { MenuExcluded, MenuFood, MenuSelection } from "../../../shared/menu/menu-view.ts";
import { allergyText } from "../../../shared/nutrition/allergens.ts";
import * as clock from "../../../shared/time/clock.ts";
import { animalListsAtHand } from "../../nutrition/animal-lists.ts";
import type { Page } from "../../page/page.ts";
import { guideStep } from "../guide-step.ts";
import { menuSelection } from "./menu-foods.ts";
import { type AdvisedTurn, atStep, frameOf, menuHead, obstaclePage } from "./menu-turn.ts";

interface Problems {
  kibble?: string;
  wet?: string;
}

export async function beforeMenu(turn: AdvisedTurn, problems: Problems): Promise<Page> {
  const open = await openSelection(turn);
  if ("none" in open) return noMenuPage(turn, open.none);
  const isSent = problems.kibble !== undefined || problems.wet !== undefined;
  const { selection } = open;
  return stepsPage(turn, { selection, problems, usual: isSent ? null : usualOf(selection) });
}

export async function unavailableMenu(turn: AdvisedTurn): Promise<Page> {
  const open = await openSelection(turn);
  if ("none" in open) return noMenuPage(turn, open.none);
  const { kibble, wet } = turn.choices;
  const { excluded } = open.selection;
  const against = (skus: readonly string[]) =>
    excluded.filter(({ sku }) => skus.includes(sku)).map(excludedText);
  const [dry, recipes] = [against(kibble ? [kibble] : []), against(wet)];
  if (dry.length === 0 && recipes.length === 0) return obstaclePage(turn, "menu_unavailable");
  const problems = {
    ...(dry.length > 0 && { kibble: dry.join(" ") }),
    ...(recipes.length > 0 && { wet: recipes.join(" ") }),
  };
  const isLeft = (sku: string) => excluded.every((one) => one.sku !== sku);
  const choices = {
    ...turn.choices,
    kibble: kibble && isLeft(kibble) ? kibble : null,
    wet: wet.filter(isLeft),
  };
  const { selection } = open;
  return stepsPage(atStep({ ...turn, choices }, "selection"), { selection, problems, usual: null });
}

const excludedText = ({ name, reason }: MenuExcluded) => `${name}\u00a0: ${reason}.`;

async function openSelection(turn: AdvisedTurn): Promise<{ selection: MenuSelection } | { none: NoAdvice }> {
  const { c, visit, facts, fed } = turn;
  const [answer, lists] = await Promise.all([
    c.var.content.advice({ animal: fed, kind: adviceKindOf[visit.guide], every: true }),
    animalListsAtHand(c.var),
  ]);
  if ("none" in answer) return answer;
  const selection = await menuSelection(c.var, answer.advice, healthCodes(lists, facts));
  const isEmpty = selection.kibbles.length === 0 || selection.wet.length === 0;
  return isEmpty ? { none: "menu_unavailable" } : { selection };
}

/** All candidates were requested, so an allergy is the only reason for too few of them. */
async function noMenuPage(turn: AdvisedTurn, none: NoAdvice): Promise<Page> {
  const lists = await animalListsAtHand(turn.c.var);
  const { feature, allergies } = turn.facts;
  const known = [feature, ...allergies].filter((one) => allergyText(codeOf(lists?.features, one)));
  if (none !== "menu_unavailable" || known.length === 0) return obstaclePage(turn, none);
  return obstaclePage(turn, "allergy", labelsOf(lists?.features ?? [], known).join(", "));
}

function usualOf({ kibbles, wet }: MenuSelection): Pick<MenuChoices, "kibble" | "wet"> {
  const advised = (foods: MenuFood[]) => foods.filter(({ isAdvised }) => isAdvised).map(({ sku }) => sku);
  const [kibble = kibbles[0]?.sku ?? null] = advised(kibbles);
  const recipes = advised(wet);
  return { kibble, wet: recipes.length > 0 ? recipes : wet.slice(0, 1).map(({ sku }) => sku) };
}

interface Shown {
  selection: MenuSelection;
  problems: Problems;
  usual: Pick<MenuChoices, "kibble" | "wet"> | null;
}

function stepsPage(turn: AdvisedTurn, { selection, problems, usual }: Shown): Page {
  const { choices } = turn;
  const isChosen = choices.kibble !== null || choices.wet.length > 0;
  const shown = usual && !isChosen ? { ...choices, ...usual } : choices;
  const frame = frameOf({ ...turn, choices: shown });
  return {
    screen: "guide-menu",
    personal: true,
    events: [guideStep(frame.place.guide, frame.step)],
    head: menuHead(frame),
    props: { frame, selection, problems, facts: turn.facts, age: ageText(turn.facts.birthday, clock.date()) },
  };
}
