import type { ComponentType } from "react";
import type { customerScreens } from "./customer-screens.ts";

/**
 * Every screen by its name, each a chunk of its own. The file of a screen is `{name}-screen.tsx`. Those of customers
 * stand in customer-screens.ts, so that nobody else's first view pays for their names.
 */
const screens = {
  home: async () => (await import("./home-screen.tsx")).HomeScreen,
  page: async () => (await import("./page-screen.tsx")).PageScreen,
  landing: async () => (await import("./landing-screen.tsx")).LandingScreen,
  category: async () => (await import("./category-screen.tsx")).CategoryScreen,
  animal: async () => (await import("./animal-screen.tsx")).AnimalScreen,
  product: async () => (await import("./product-screen.tsx")).ProductScreen,
  search: async () => (await import("./search-screen.tsx")).SearchScreen,
  sample: async () => (await import("./sample-screen.tsx")).SampleScreen,
  cart: async () => (await import("./cart-screen.tsx")).CartScreen,
  shops: async () => (await import("./shops-screen.tsx")).ShopsScreen,
  shop: async () => (await import("./shop-screen.tsx")).ShopScreen,
  country: async () => (await import("./country-screen.tsx")).CountryScreen,
  contact: async () => (await import("./contact-screen.tsx")).ContactScreen,
  components: async () => (await import("./components-screen.tsx")).ComponentsScreen,
  error: async () => (await import("./error-screen.tsx")).ErrorScreen,
  faq: async () => (await import("./faq-screen.tsx")).FaqScreen,
  maintenance: async () => (await import("./maintenance-screen.tsx")).MaintenanceScreen,
};

type Screens = typeof screens & typeof customerScreens;
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
  const load = isOpen(name) ? screens[name] : (await import("./customer-screens.ts")).customerScreens[name];
  return (await load()) as unknown as AnyScreen;
}

const isOpen = (name: ScreenName): name is keyof typeof screens => name in screens;
