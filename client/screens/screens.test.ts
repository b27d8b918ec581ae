import { expect, test } from "vitest";
import { accountScreens } from "./account-screens.ts";
import { animalScreens } from "./animal-screens.ts";
import { checkoutScreens } from "./checkout-screens.ts";
import { guideScreens } from "./guide-screens.ts";
import { findScreen, type ScreenName } from "./screens.ts";
import { serviceScreens } from "./service-screens.ts";
import { subscriptionScreens } from "./subscription-screens.ts";

test.each(
  Object.entries({
    ...accountScreens,
    ...animalScreens,
    ...checkoutScreens,
    ...guideScreens,
    ...serviceScreens,
    ...subscriptionScreens,
  }),
)("%s is found in its own list", async (name, load) => {
  expect(await findScreen(name as ScreenName)).toBe(load);
});
