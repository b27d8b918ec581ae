import { ownerField } from "../../shared/forms/owner-field.ts";
import { hashOf } from "../../shared/hash.ts";
import type { AppContext } from "../context.ts";

/** Tells customers apart without naming them. */
export function customerMark(c: AppContext): string | undefined {
  const { customerId } = c.var.session;
  return customerId === undefined ? undefined : hashOf(customerId);
}

/** A page of one customer can still be open when another has logged in. */
export function isOfOtherCustomer(c: AppContext, form: FormData): boolean {
  const owner = form.get(ownerField);
  const present = customerMark(c);
  return owner !== null && present !== undefined && owner !== present;
}
