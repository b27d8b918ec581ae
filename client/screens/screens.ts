import type { ComponentType } from "react";

/** A chunk each, in `{name}-screen.tsx`. */
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
  landing: async () => (await import("./landing-screen.tsx")).LandingScreen,
  shops: async () => (await import("./shops-screen.tsx")).ShopsScreen,
  shop: async () => (await import("./shop-screen.tsx")).ShopScreen,
  country: async () => (await import("./country-screen.tsx")).CountryScreen,
  contact: async () => (await import("./contact-screen.tsx")).ContactScreen,
  showcase: async () => (await import("./showcase-screen.tsx")).ShowcaseScreen,
  termination: async () => (await import("./termination-screen.tsx")).TerminationScreen,
  withdrawal: async () => (await import("./withdrawal-screen.tsx")).WithdrawalScreen,
  faq: async () => (await import("./faq-screen.tsx")).FaqScreen,
  maintenance: async () => (await import("./maintenance-screen.tsx")).MaintenanceScreen,
  "sign-in": async () => (await import("./sign-in-screen.tsx")).SignInScreen,
  "reset-password": async () => (await import("./reset-password-screen.tsx")).ResetPasswordScreen,
  welcome: async () => (await import("./welcome-screen.tsx")).WelcomeScreen,
  account: async () => (await import("./account-screen.tsx")).AccountScreen,
  orders: async () => (await import("./orders-screen.tsx")).OrdersScreen,
  order: async () => (await import("./order-screen.tsx")).OrderScreen,
  addresses: async () => (await import("./addresses-screen.tsx")).AddressesScreen,
  personal: async () => (await import("./personal-screen.tsx")).PersonalScreen,
  sponsorships: async () => (await import("./sponsorships-screen.tsx")).SponsorshipsScreen,
  "checkout-billing": async () => (await import("./checkout-billing-screen.tsx")).CheckoutBillingScreen,
  "checkout-shipping": async () => (await import("./checkout-shipping-screen.tsx")).CheckoutShippingScreen,
  "checkout-payment": async () => (await import("./checkout-payment-screen.tsx")).CheckoutPaymentScreen,
  "checkout-summary": async () => (await import("./checkout-summary-screen.tsx")).CheckoutSummaryScreen,
  "payment-due": async () => (await import("./payment-due-screen.tsx")).PaymentDueScreen,
  "payment-check": async () => (await import("./payment-check-screen.tsx")).PaymentCheckScreen,
  confirmation: async () => (await import("./confirmation-screen.tsx")).ConfirmationScreen,
  "checkout-outage": async () => (await import("./checkout-outage-screen.tsx")).CheckoutOutageScreen,
};

type Screens = typeof screens;
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
  return (await screens[name]()) as unknown as AnyScreen;
}
