/** As `screens.ts`. */
export const subscriptionScreens = {
  subscriptions: async () => (await import("./subscriptions-screen.tsx")).SubscriptionsScreen,
  subscription: async () => (await import("./subscription-screen.tsx")).SubscriptionScreen,
  "subscription-cancellation": async () =>
    (await import("./subscription-cancellation-screen.tsx")).SubscriptionCancellationScreen,
  "subscription-frequency": async () =>
    (await import("./subscription-frequency-screen.tsx")).SubscriptionFrequencyScreen,
  "subscription-date": async () => (await import("./subscription-date-screen.tsx")).SubscriptionDateScreen,
  "subscription-addresses": async () =>
    (await import("./subscription-addresses-screen.tsx")).SubscriptionAddressesScreen,
  "subscription-delivery": async () =>
    (await import("./subscription-delivery-screen.tsx")).SubscriptionDeliveryScreen,
  "subscription-payment": async () =>
    (await import("./subscription-payment-screen.tsx")).SubscriptionPaymentScreen,
  "subscription-ship-now": async () =>
    (await import("./subscription-ship-now-screen.tsx")).SubscriptionShipNowScreen,
  "subscription-pause": async () => (await import("./subscription-pause-screen.tsx")).SubscriptionPauseScreen,
  "subscription-resume": async () =>
    (await import("./subscription-resume-screen.tsx")).SubscriptionResumeScreen,
  "subscription-skip": async () => (await import("./subscription-skip-screen.tsx")).SubscriptionSkipScreen,
  "subscription-coupon": async () =>
    (await import("./subscription-coupon-screen.tsx")).SubscriptionCouponScreen,
  "subscription-add": async () => (await import("./subscription-add-screen.tsx")).SubscriptionAddScreen,
  "subscription-swap": async () => (await import("./subscription-swap-screen.tsx")).SubscriptionSwapScreen,
  "subscription-quantities": async () =>
    (await import("./subscription-quantities-screen.tsx")).SubscriptionQuantitiesScreen,
  "subscription-stock": async () => (await import("./subscription-stock-screen.tsx")).SubscriptionStockScreen,
  "web-view-payment": async () => (await import("./web-view-payment-screen.island.tsx")).WebViewPaymentScreen,
  "web-view-demo": async () => (await import("./web-view-demo-screen.island.tsx")).WebViewDemoScreen,
};
