import type { ComponentType } from "react";
import type { rareScreens } from "./rare-screens.ts";

/**
 * Every screen by its name, each a chunk of its own. The file of a screen is `{name}-screen.tsx`. Those that
 * few visits come to stand in rare-screens.ts, so that no other first view pays for their names.
 */
const screens = {
  home: async () => (await import("./home-screen.tsx")).HomeScreen,
  page: async () => (await import("./page-screen.tsx")).PageScreen,
  category: async () => (await import("./category-screen.tsx")).CategoryScreen,
  animal: async () => (await import("./animal-screen.tsx")).AnimalScreen,
  product: async () => (await import("./product-screen.tsx")).ProductScreen,
  search: async () => (await import("./search-screen.tsx")).SearchScreen,
  sample: async () => (await import("./sample-screen.tsx")).SampleScreen,
  cart: async () => (await import("./cart-screen.tsx")).CartScreen,
  error: async () => (await import("./error-screen.tsx")).ErrorScreen,
};

type Screens = typeof screens & typeof rareScreens;
export type ScreenName = keyof Screens;
export type ScreenProps<Name extends ScreenName> = PropsOf<Awaited<ReturnType<Screens[Name]>>>;

type PropsOf<Screen> = Screen extends () => unknown
  ? Record<never, never>
  : Screen extends (props: infer P) => unknown
    ? P
    : never;

/** A screen with its props still open: the page that names it gives the right ones. */
export type AnyScreen = ComponentType<Record<string, unknown>>;

/** @throws where the chunk cannot be fetched: an older build's files may be gone */
export async function loadScreen(name: ScreenName): Promise<AnyScreen> {
  const load = isOften(name) ? screens[name] : (await import("./rare-screens.ts")).rareScreens[name];
  return (await load()) as unknown as AnyScreen;
}

const isOften = (name: ScreenName): name is keyof typeof screens => name in screens;
