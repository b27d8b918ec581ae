/** Feature flags, named by the beginning of their name. */
export const featureNames = [
  "animals",
  "sponsorship",
  "order-redirect",
  "subscription-redirect",
  "guide",
  "bi-nutrition",
  "nutrition-guide",
  "web-view",
  "returning-customer",
  "back-in-stock",
] as const;
export type FeatureName = (typeof featureNames)[number];

/** Where the pages of the stand-ins switch the features of the demo shop, and the header that tells them which are on. */
export const featuresPath = "/_sandbox/features";
export const featuresHeader = "Storefront-Features";
