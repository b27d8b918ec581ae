/** As `screens.ts`: pages around the shop, which few visits begin or end with. */
export const serviceScreens = {
  sample: async () => (await import("./sample-screen.tsx")).SampleScreen,
  landing: async () => (await import("./landing-screen.tsx")).LandingScreen,
  shops: async () => (await import("./shops-screen.island.tsx")).ShopsScreen,
  shop: async () => (await import("./shop-screen.island.tsx")).ShopScreen,
  consent: async () => (await import("./consent-screen.island.tsx")).ConsentScreen,
  country: async () => (await import("./country-screen.tsx")).CountryScreen,
  contact: async () => (await import("./contact-screen.island.tsx")).ContactScreen,
  showcase: async () => (await import("./showcase-screen.island.tsx")).ShowcaseScreen,
  termination: async () => (await import("./termination-screen.island.tsx")).TerminationScreen,
  withdrawal: async () => (await import("./withdrawal-screen.island.tsx")).WithdrawalScreen,
  recalls: async () => (await import("./recalls-screen.tsx")).RecallsScreen,
  faq: async () => (await import("./faq-screen.island.tsx")).FaqScreen,
  maintenance: async () => (await import("./maintenance-screen.tsx")).MaintenanceScreen,
};
