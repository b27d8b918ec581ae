/** As `screens.ts`. */
export const checkoutScreens = {
  "checkout-billing": async () => (await import("./checkout-billing-screen.tsx")).CheckoutBillingScreen,
  "checkout-shipping": async () => (await import("./checkout-shipping-screen.tsx")).CheckoutShippingScreen,
  "checkout-payment": async () => (await import("./checkout-payment-screen.tsx")).CheckoutPaymentScreen,
  "checkout-summary": async () => (await import("./checkout-summary-screen.tsx")).CheckoutSummaryScreen,
  "payment-due": async () => (await import("./payment-due-screen.tsx")).PaymentDueScreen,
  "payment-check": async () => (await import("./payment-check-screen.tsx")).PaymentCheckScreen,
  confirmation: async () => (await import("./confirmation-screen.tsx")).ConfirmationScreen,
  "checkout-outage": async () => (await import("./checkout-outage-screen.tsx")).CheckoutOutageScreen,
};
