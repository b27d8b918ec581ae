import { customerScreens } from "./customer-screens.ts";

/** Screens that few visits come to, those of customers among them. As in screens.ts. */
export const rareScreens = {
  ...customerScreens,
  "full-animal": async () => (await import("./full-animal-screen.tsx")).FullAnimalScreen,
  landing: async () => (await import("./landing-screen.tsx")).LandingScreen,
  shops: async () => (await import("./shops-screen.tsx")).ShopsScreen,
  shop: async () => (await import("./shop-screen.tsx")).ShopScreen,
  country: async () => (await import("./country-screen.tsx")).CountryScreen,
  contact: async () => (await import("./contact-screen.tsx")).ContactScreen,
  showcase: async () => (await import("./showcase-screen.tsx")).ShowcaseScreen,
  faq: async () => (await import("./faq-screen.tsx")).FaqScreen,
  maintenance: async () => (await import("./maintenance-screen.tsx")).MaintenanceScreen,
};
