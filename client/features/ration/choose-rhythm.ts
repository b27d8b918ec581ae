import { addToCartAnchor } from "../../../shared/api/api.ts";
import type { DeliveryPlan } from "../../../shared/subscription/delivery-frequency.ts";
import { writeValue } from "../../islands/keep-typed.ts";

/**
 * Chooses a subscription in the buy form of the page as a shopper would, field by field: the form is the same with and
 * without scripts, and whatever stands behind its fields hears of it. The focus goes to the rhythm, to be seen and
 * changed. False where it holds no subscription.
 */
export function chooseRhythm(form: HTMLFormElement, { bags, code }: DeliveryPlan): boolean {
  const subscription = form.querySelector<HTMLInputElement>('[name="purchase"][value="subscription"]');
  const interval = form.elements.namedItem("interval");
  const quantity = form.elements.namedItem("quantity");
  if (!subscription || !(interval instanceof HTMLSelectElement)) return false;
  subscription.click();
  interval.value = String(code);
  // As a browser says it: a form that is not hydrated yet hears of the first (client/islands).
  for (const type of ["input", "change"]) interval.dispatchEvent(new Event(type, { bubbles: true }));
  if (quantity instanceof HTMLInputElement) writeValue(quantity, String(bags));
  interval.focus();
  return true;
}

/** The form that buys, where the page has one. */
export function buyForm(): HTMLFormElement | null {
  const form = document.getElementById(addToCartAnchor);
  return form instanceof HTMLFormElement ? form : null;
}
