/** As `screens.ts`. */
export const checkoutScreens = {
  "checkout-billing": async () =>
    (await import("./checkout-billing-screen.island.tsx")).CheckoutBillingScreen,
  "checkout-shipping": async () =>
    (await import("./checkout-shipping-screen.island.tsx")).CheckoutShippingScreen,
  "checkout-payment": async () =>
    (await import("./checkout-payment-screen.island.tsx")).CheckoutPaymentScreen,
  "checkout-summary": async () =>
    (await import("./checkout-summary-screen.island.tsx")).CheckoutSummaryScreen,
  "payment-due": async () => (await import("./payment-due-screen.island.tsx")).PaymentDueScreen,
  "payment-check": async () => (await import("./payment-check-screen.island.tsx")).PaymentCheckScreen,
  confirmation: async () => (await import("./confirmation-screen.island.tsx")).ConfirmationScreen,
  "checkout-outage": async () => (await import("./checkout-outage-screen.tsx")).CheckoutOutageScreen,
};
