import type { AnimalFacts } from "../../../shared/animal/animal.ts";
import type { GuideWayOut } from "../../../shared/guide/way-out.ts";
import type { MenuChoices } from "../../../shared/menu/menu-choices.ts";
import { menuFrameTexts } from "../../../shared/menu/menu-frame.texts.ts";
import { type MenuGuide, type MenuStep, menuPath } from "../../../shared/menu/menu-guide.ts";
import type { MenuFrameView } from "../../../shared/menu/menu-view.ts";
import type { ObstacleCode } from "../../../shared/menu/obstacle.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext } from "../../context.ts";
import type { Page } from "../../page/page.ts";
import { pageTitle } from "../../page/seo/seo.ts";
import { requestedPage } from "../../session/requested-page.ts";
import { guideStep } from "../guide-step.ts";
import type { MenuAnimal } from "./menu-animal.ts";

const t = translator(menuFrameTexts);

export interface MenuVisit {
  guide: MenuGuide;
  step: MenuStep;
  animal: MenuAnimal;
  others: MenuFrameView["others"];
}

export interface MenuTurn {
  c: AppContext;
  visit: MenuVisit;
  choices: MenuChoices;
  facts: AnimalFacts | null;
  wayOut: GuideWayOut;
}

export interface AdvisedTurn extends MenuTurn {
  facts: AnimalFacts;
  /** The animal that the menu feeds: a planned one by its target. */
  fed: AnimalFacts;
}

export const atStep = (turn: AdvisedTurn, step: MenuStep): AdvisedTurn => ({
  ...turn,
  visit: { ...turn.visit, step },
});

export function obstaclePage(turn: MenuTurn, code: ObstacleCode, health = ""): Page {
  const frame = frameOf(turn);
  const { weight = null } = turn.facts ?? {};
  return {
    screen: "guide-menu-obstacle",
    personal: true,
    events: [guideStep(frame.place.guide, "obstacle")],
    head: menuHead(frame),
    props: {
      frame,
      retryHref: requestedPage(turn.c.req) ?? "",
      obstacle: {
        ...{ code, name: frame.name, health },
        weight: weight === null ? "" : String(weight).replace(".", ","),
      },
    },
  };
}

export function frameOf({
  visit: { guide, step, animal, others },
  choices,
  wayOut,
}: MenuTurn): MenuFrameView {
  const { key, name, editHref, guideHref } = animal;
  return { place: { guide, animal: key }, step, name, choices, editHref, guideHref, others, wayOut };
}

export const menuHead = ({ place, step, name }: MenuFrameView) => ({
  title: pageTitle(t(`titles.${step}`, { name })),
  canonical: menuPath(place, step),
  noindex: true,
});
