import { ownerField } from "../../shared/forms/owner-field.ts";
import { hashOf } from "../../shared/hash.ts";
import type { Services } from "../context.ts";

/** Tells customers apart without naming them. */
export function customerMark({ session }: Services<"session">): string | undefined {
  const { customerId } = session;
  return customerId === undefined ? undefined : hashOf(customerId);
}

/** A page of one customer can still be open when another has logged in. */
export function isOfOtherCustomer(services: Services<"session">, form: FormData): boolean {
  const owner = form.get(ownerField);
  const present = customerMark(services);
  return owner !== null && present !== undefined && owner !== present;
}
