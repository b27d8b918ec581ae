import { accountWrites } from "./account-writes.ts";
import { animalWrites } from "./animal-writes.ts";
import { cartWrites } from "./cart-writes.ts";
import { formWrites } from "./form-writes.ts";
import { subscriptionWrites } from "./subscription-writes.ts";
import type { Write } from "./write.ts";

/** The order matters, because some writes need the result of others. */
export const writes: Record<string, Write> = {
  ...cartWrites,
  ...accountWrites,
  ...subscriptionWrites,
  ...animalWrites,
  ...formWrites,
};
