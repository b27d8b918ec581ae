/** Screens that only customers see, or whoever becomes one: signing in, the account, the order. As in screens.ts. */
export const customerScreens = {
  "sign-in": async () => (await import("./sign-in-screen.tsx")).SignInScreen,
  "reset-password": async () => (await import("./reset-password-screen.tsx")).ResetPasswordScreen,
  welcome: async () => (await import("./welcome-screen.tsx")).WelcomeScreen,
  account: async () => (await import("./account-screen.tsx")).AccountScreen,
  addresses: async () => (await import("./addresses-screen.tsx")).AddressesScreen,
  "checkout-billing": async () => (await import("./checkout-billing-screen.tsx")).CheckoutBillingScreen,
  "checkout-shipping": async () => (await import("./checkout-shipping-screen.tsx")).CheckoutShippingScreen,
  "checkout-payment": async () => (await import("./checkout-payment-screen.tsx")).CheckoutPaymentScreen,
  "checkout-summary": async () => (await import("./checkout-summary-screen.tsx")).CheckoutSummaryScreen,
  "payment-due": async () => (await import("./payment-due-screen.tsx")).PaymentDueScreen,
  "payment-check": async () => (await import("./payment-check-screen.tsx")).PaymentCheckScreen,
  confirmation: async () => (await import("./confirmation-screen.tsx")).ConfirmationScreen,
  "checkout-trouble": async () => (await import("./checkout-trouble-screen.tsx")).CheckoutTroubleScreen,
};
