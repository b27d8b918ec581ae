import type { ComponentType } from "react";
import type { accountScreens } from "./account-screens.ts";
import type { animalScreens } from "./animal-screens.ts";
import type { checkoutScreens } from "./checkout-screens.ts";
import type { guideScreens } from "./guide-screens.ts";
import type { serviceScreens } from "./service-screens.ts";
import type { subscriptionScreens } from "./subscription-screens.ts";

/**
 * A chunk each, in `{name}-screen.tsx`. Those that are not of the shop itself stand in lists of their own: its first view carries
 * neither their names nor those of their files.
 */
const screens = {
  home: async () => (await import("./home-screen.tsx")).HomeScreen,
  page: async () => (await import("./page-screen.tsx")).PageScreen,
  category: async () => (await import("./category-screen.tsx")).CategoryScreen,
  animal: async () => (await import("./animal-screen.tsx")).AnimalScreen,
  product: async () => (await import("./product-screen.tsx")).ProductScreen,
  search: async () => (await import("./search-screen.tsx")).SearchScreen,
  cart: async () => (await import("./cart-screen.tsx")).CartScreen,
  error: async () => (await import("./error-screen.tsx")).ErrorScreen,
};

type Screens = typeof screens &
  typeof accountScreens &
  typeof animalScreens &
  typeof checkoutScreens &
  typeof guideScreens &
  typeof serviceScreens &
  typeof subscriptionScreens;
export type ScreenName = keyof Screens;
export type ScreenProps<Name extends ScreenName> = PropsOf<Awaited<ReturnType<Screens[Name]>>>;

type PropsOf<Screen> = Screen extends () => unknown
  ? Record<never, never>
  : Screen extends (props: infer P) => unknown
    ? P
    : never;

/** Props are open: the payload pairs a screen with its own. */
export type AnyScreen = ComponentType<Record<string, unknown>>;

/** @throws where the chunk does not load: files of an older build may be gone */
export async function loadScreen(name: ScreenName): Promise<AnyScreen> {
  return (await (
    await findScreen(name)
  )()) as unknown as AnyScreen;
}

/** The list that has the screen. */
export async function findScreen(name: ScreenName) {
  if (isOfShop(name)) return screens[name];
  if (isOfSubscription(name)) return (await import("./subscription-screens.ts")).subscriptionScreens[name];
  if (isOfAnimal(name)) return (await import("./animal-screens.ts")).animalScreens[name];
  if (isOfGuide(name)) return (await import("./guide-screens.ts")).guideScreens[name];
  if (isOfCheckout(name)) return (await import("./checkout-screens.ts")).checkoutScreens[name];
  if (isOfAccount(name)) return (await import("./account-screens.ts")).accountScreens[name];
  return (await import("./service-screens.ts")).serviceScreens[name];
}

const isOfShop = (name: ScreenName): name is keyof typeof screens => Object.hasOwn(screens, name);

const isOfSubscription = (name: ScreenName): name is keyof typeof subscriptionScreens =>
  /^(subscription|web-view)/.test(name);

const isOfGuide = (name: ScreenName): name is keyof typeof guideScreens => name.startsWith("guide");

const isOfCheckout = (name: ScreenName): name is keyof typeof checkoutScreens =>
  /^(checkout|payment|confirmation)/.test(name);

const isOfAccount = (name: ScreenName): name is keyof typeof accountScreens =>
  /^(account|addresses|orders?|personal|reset-password|sign-in|sponsorships|welcome)$/.test(name);

/** `animal` itself is the landing page of a kind. */
const isOfAnimal = (name: ScreenName): name is keyof typeof animalScreens => /^animal(s|-)/.test(name);
