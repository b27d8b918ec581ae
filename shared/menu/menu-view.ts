import type { Image } from "../content/content.ts";
import type { GuideWayOut } from "../guide/way-out.ts";
import type { Frequency } from "../subscription/subscription.ts";
import type { MenuChoices } from "./menu-choices.ts";
import type { MenuPlace, MenuStep } from "./menu-guide.ts";
import type { ObstacleCode } from "./obstacle.ts";
import type { Serving } from "./serving.ts";
import type { ShoppingItem } from "./shopping-list.ts";
import type { DayPlan } from "./week-plan.ts";

/** What every step shows. */
export interface MenuFrameView {
  place: MenuPlace;
  step: MenuStep;
  name: string;
  choices: MenuChoices;
  /** Addresses of the animal's profile and of the food guide for it. */
  editHref: string;
  guideHref: string;
  /** Other cats of the customer, of the guides whose address has no animal. */
  others: { name: string; href: string }[];
  wayOut: GuideWayOut;
}

export interface MenuObstacle {
  code: ObstacleCode;
  name: string;
  weight: string;
  /** As its list names it. */
  health: string;
}

/** A kibble or a wet recipe that may be chosen. */
export interface MenuFood {
  sku: string;
  name: string;
  href: string;
  image: Image | null;
  reasons: string[];
  /** The service would choose it. */
  isAdvised: boolean;
}

/** A food that this cat cannot have. */
export interface MenuExcluded extends Pick<MenuFood, "sku" | "name"> {
  href: string | null;
  /** Follows its name: "contient du poulet". */
  reason: string;
}

export interface MenuSelection {
  kibbles: MenuFood[];
  wet: MenuFood[];
  excluded: MenuExcluded[];
}

/** A food of the menu, in the order of the letters that the picture shows. */
export interface PlannedFood extends Pick<MenuFood, "sku" | "name" | "href" | "image"> {
  kind: "dry" | "wet";
  /** kcal per 100 g. */
  energy: number;
  serving: Serving | null;
}

export interface MenuPlan {
  week: DayPlan[];
  /** The kibble first. */
  foods: PlannedFood[];
  /** kcal a day. */
  energy: { need: number; low: number; high: number; source: string };
}

export interface HeldPack {
  code: string;
  name: string;
  quantity: number;
  /** Days; 0 is once. */
  interval: number;
}

export interface MenuShopping {
  /** Days that are bought for, and how a delivery every so many days is called. */
  days: number;
  frequencies: readonly Frequency[];
  items: ShoppingItem[];
  /** Packs of the list that the cart has already. */
  held: HeldPack[];
  /** ISO 8601. */
  today: string;
}
