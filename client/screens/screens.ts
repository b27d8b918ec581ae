import type { ComponentType } from "react";

const screens = {
  home: async () => (await import("./content/home-screen.tsx")).HomeScreen,
  page: async () => (await import("./content/page-screen.tsx")).PageScreen,
  category: async () => (await import("./catalogue/category-screen.tsx")).CategoryScreen,
  animal: async () => (await import("./catalogue/animal-screen.tsx")).AnimalScreen,
  product: async () => (await import("./catalogue/product-screen.tsx")).ProductScreen,
  comparison: async () => (await import("./catalogue/comparison-screen.tsx")).ComparisonScreen,
  search: async () => (await import("./search/search-screen.tsx")).SearchScreen,
  cart: async () => (await import("./cart/cart-screen.tsx")).CartScreen,
  error: async () => (await import("./error-screen.tsx")).ErrorScreen,

  sample: async () => (await import("./catalogue/sample-screen.tsx")).SampleScreen,
  landing: async () => (await import("./content/landing-screen.tsx")).LandingScreen,
  shops: async () => (await import("./shops/shops-screen.island.tsx")).ShopsScreen,
  shop: async () => (await import("./shops/shop-screen.tsx")).ShopScreen,
  consent: async () => (await import("./consent/consent-screen.tsx")).ConsentScreen,
  country: async () => (await import("./country/country-screen.tsx")).CountryScreen,
  contact: async () => (await import("./contact/contact-screen.island.tsx")).ContactScreen,
  showcase: async () => (await import("./showcase/showcase-screen.tsx")).ShowcaseScreen,
  termination: async () => (await import("./contract/contract-screens.island.tsx")).TerminationScreen,
  withdrawal: async () => (await import("./contract/contract-screens.island.tsx")).WithdrawalScreen,
  recalls: async () => (await import("./recall/recalls-screen.tsx")).RecallsScreen,
  faq: async () => (await import("./content/faq-screen.island.tsx")).FaqScreen,
  maintenance: async () => (await import("./maintenance-screen.tsx")).MaintenanceScreen,

  "sign-in": async () => (await import("./account/sign-in-screen.island.tsx")).SignInScreen,
  "reset-password": async () =>
    (await import("./account/reset-password-screen.island.tsx")).ResetPasswordScreen,
  welcome: async () => (await import("./account/welcome-screen.tsx")).WelcomeScreen,
  account: async () => (await import("./account/account-screen.tsx")).AccountScreen,
  orders: async () => (await import("./order/orders-screen.tsx")).OrdersScreen,
  "followed-order": async () => (await import("./order/followed-order-screen.tsx")).FollowedOrderScreen,
  "order-cancellation": async () =>
    (await import("./order/order-cancellation-screen.tsx")).OrderCancellationScreen,
  "order-claim": async () => (await import("./order/order-claim-screen.tsx")).OrderClaimScreen,
  order: async () => (await import("./order/order-screen.tsx")).OrderScreen,
  addresses: async () => (await import("./address/addresses-screen.tsx")).AddressesScreen,
  personal: async () => (await import("./personal/personal-screen.tsx")).PersonalScreen,
  sponsorships: async () => (await import("./sponsorship/sponsorships-screen.tsx")).SponsorshipsScreen,

  animals: async () => (await import("./animal/animals-screen.tsx")).AnimalsScreen,
  "animal-form": async () => (await import("./animal/animal-form-screen.tsx")).AnimalFormScreen,
  "animal-removal": async () => (await import("./animal/animal-removal-screen.tsx")).AnimalRemovalScreen,
  "animal-profile": async () => (await import("./animal/animal-profile-screen.tsx")).AnimalProfileScreen,
  "weight-plan": async () => (await import("./animal/weight-plan-screen.tsx")).WeightPlanScreen,
  weighing: async () => (await import("./animal/weighing-screen.tsx")).WeighingScreen,
  "animal-photo": async () => (await import("./animal/animal-photo-screen.tsx")).AnimalPhotoScreen,

  "animal-description": async () =>
    (await import("./animal/animal-description-screen.tsx")).AnimalDescriptionScreen,
  "guide-entrance": async () =>
    (await import("./guide/guide-entrance-screen.island.tsx")).GuideEntranceScreen,
  "guide-question": async () =>
    (await import("./guide/guide-question-screen.island.tsx")).GuideQuestionScreen,
  "guide-down": async () => (await import("./guide/guide-down-screen.tsx")).GuideDownScreen,
  "guide-result": async () => (await import("./guide/guide-result-screen.tsx")).GuideResultScreen,
  "guide-menu": async () => (await import("./guide/guide-menu-screen.island.tsx")).GuideMenuScreen,
  "guide-menu-cats": async () => (await import("./guide/guide-menu-cats-screen.tsx")).GuideMenuCatsScreen,
  "guide-menu-obstacle": async () =>
    (await import("./guide/guide-menu-obstacle-screen.tsx")).GuideMenuObstacleScreen,
  "guide-menu-ration": async () =>
    (await import("./guide/guide-menu-ration-screen.tsx")).GuideMenuRationScreen,
  "guide-menu-result": async () =>
    (await import("./guide/guide-menu-result-screen.tsx")).GuideMenuResultScreen,

  "checkout-billing": async () =>
    (await import("./checkout/checkout-billing-screen.island.tsx")).CheckoutBillingScreen,
  "checkout-shipping": async () =>
    (await import("./checkout/checkout-shipping-screen.island.tsx")).CheckoutShippingScreen,
  "checkout-payment": async () =>
    (await import("./checkout/checkout-payment-screen.island.tsx")).CheckoutPaymentScreen,
  "checkout-summary": async () =>
    (await import("./checkout/checkout-summary-screen.island.tsx")).CheckoutSummaryScreen,
  "payment-due": async () => (await import("./checkout/payment-due-screen.island.tsx")).PaymentDueScreen,
  "payment-check": async () =>
    (await import("./checkout/payment-check-screen.island.tsx")).PaymentCheckScreen,
  confirmation: async () => (await import("./checkout/confirmation-screen.island.tsx")).ConfirmationScreen,
  "checkout-outage": async () => (await import("./checkout/checkout-outage-screen.tsx")).CheckoutOutageScreen,

  subscriptions: async () => (await import("./subscription/subscriptions-screen.tsx")).SubscriptionsScreen,
  subscription: async () => (await import("./subscription/subscription-screen.tsx")).SubscriptionScreen,
  "subscription-cancellation": async () =>
    (await import("./subscription/subscription-cancellation-screen.tsx")).SubscriptionCancellationScreen,
  reminder: async () => (await import("./subscription/reminder-screen.tsx")).ReminderScreen,
  "subscription-frequency": async () =>
    (await import("./subscription/subscription-frequency-screen.tsx")).SubscriptionFrequencyScreen,
  "subscription-date": async () =>
    (await import("./subscription/subscription-date-screen.tsx")).SubscriptionDateScreen,
  "subscription-addresses": async () =>
    (await import("./subscription/subscription-addresses-screen.tsx")).SubscriptionAddressesScreen,
  "subscription-delivery": async () =>
    (await import("./subscription/subscription-delivery-screen.tsx")).SubscriptionDeliveryScreen,
  "subscription-payment": async () =>
    (await import("./subscription/subscription-payment-screen.tsx")).SubscriptionPaymentScreen,
  "subscription-ship-now": async () =>
    (await import("./subscription/subscription-ship-now-screen.tsx")).SubscriptionShipNowScreen,
  "subscription-pause": async () =>
    (await import("./subscription/subscription-pause-screen.tsx")).SubscriptionPauseScreen,
  "subscription-resume": async () =>
    (await import("./subscription/subscription-resume-screen.tsx")).SubscriptionResumeScreen,
  "subscription-skip": async () =>
    (await import("./subscription/subscription-skip-screen.tsx")).SubscriptionSkipScreen,
  "subscription-coupon": async () =>
    (await import("./subscription/subscription-coupon-screen.tsx")).SubscriptionCouponScreen,
  "subscription-add": async () =>
    (await import("./subscription/subscription-add-screen.tsx")).SubscriptionAddScreen,
  "subscription-swap": async () =>
    (await import("./subscription/subscription-swap-screen.tsx")).SubscriptionSwapScreen,
  "subscription-quantities": async () =>
    (await import("./subscription/subscription-quantities-screen.tsx")).SubscriptionQuantitiesScreen,
  "subscription-stock": async () =>
    (await import("./subscription/subscription-stock-screen.tsx")).SubscriptionStockScreen,
  "web-view-payment": async () =>
    (await import("./web-view/web-view-payment-screen.island.tsx")).WebViewPaymentScreen,
  "web-view-demo": async () => (await import("./web-view/web-view-demo-screen.island.tsx")).WebViewDemoScreen,
};

export type ScreenName = keyof typeof screens;
export const screenNames = Object.keys(screens) as ScreenName[];
export type ScreenProps<Name extends ScreenName> = PropsOf<Awaited<ReturnType<(typeof screens)[Name]>>>;

type PropsOf<Screen> = Screen extends () => unknown
  ? Record<never, never>
  : Screen extends (props: infer P) => unknown
    ? P
    : never;

/** Untyped props: `Page` (worker/page/page.ts) pairs each screen with its own. */
export type AnyScreen = ComponentType<Record<string, unknown>>;

export const loadScreen = async (name: ScreenName): Promise<AnyScreen> =>
  (await screens[name]()) as unknown as AnyScreen;
