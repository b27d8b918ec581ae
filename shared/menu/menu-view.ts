import type { Image } from "../content/content.ts";
import type { Frequency } from "../frequency/frequency.ts";
import type { GuideWayOut } from "../guide/way-out.ts";
import type { MenuChoices } from "./menu-choices.ts";
import type { MenuPlace, MenuStep } from "./menu-guide.ts";
import type { ObstacleCode } from "./obstacle.ts";
import type { Serving } from "./serving.ts";
import type { ShoppingItem } from "./shopping-list.ts";
import type { DayPlan } from "./week-plan.ts";

export interface MenuFrameView {
  place: MenuPlace;
  step: MenuStep;
  name: string;
  choices: MenuChoices;
  editHref: string;
  guideHref: string;
  others: { name: string; href: string }[];
  wayOut: GuideWayOut;
}

export interface MenuObstacle {
  code: ObstacleCode;
  name: string;
  weight: string;
  health: string;
}

export interface MenuFood {
  sku: string;
  name: string;
  href: string;
  image: Image | null;
  reasons: string[];
  /** Price of the cheapest format, with its unit price; null if none has one. */
  price: string | null;
  isAdvised: boolean;
}

export interface MenuExcluded extends Pick<MenuFood, "sku" | "name"> {
  href: string | null;
  reason: string;
}

export interface MenuSelection {
  kibbles: MenuFood[];
  wet: MenuFood[];
  excluded: MenuExcluded[];
}

export interface PlannedFood extends Pick<MenuFood, "sku" | "name" | "href" | "image"> {
  kind: "dry" | "wet";
  energy: number;
  serving: Serving | null;
}

export interface MenuPlan {
  week: DayPlan[];
  foods: PlannedFood[];
  energy: { need: number; low: number; high: number; source: string };
}

export interface HeldPack {
  code: string;
  name: string;
  quantity: number;
  interval: number;
}

export interface MenuShopping {
  days: number;
  frequencies: readonly Frequency[];
  items: ShoppingItem[];
  held: HeldPack[];
  today: string;
}
