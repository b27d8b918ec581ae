/** As `screens.ts`: what a customer opens, from the login on. */
export const accountScreens = {
  "sign-in": async () => (await import("./sign-in-screen.island.tsx")).SignInScreen,
  "reset-password": async () => (await import("./reset-password-screen.island.tsx")).ResetPasswordScreen,
  welcome: async () => (await import("./welcome-screen.tsx")).WelcomeScreen,
  account: async () => (await import("./account-screen.tsx")).AccountScreen,
  orders: async () => (await import("./orders-screen.tsx")).OrdersScreen,
  order: async () => (await import("./order-screen.tsx")).OrderScreen,
  addresses: async () => (await import("./addresses-screen.tsx")).AddressesScreen,
  personal: async () => (await import("./personal-screen.tsx")).PersonalScreen,
  sponsorships: async () => (await import("./sponsorships-screen.tsx")).SponsorshipsScreen,
};
