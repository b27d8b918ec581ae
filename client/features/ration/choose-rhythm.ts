import { addToCartAnchor } from "../../../shared/api/api.ts";
import type { DeliveryPlan } from "../../../shared/subscription/delivery-frequency.ts";
import { fetchAll } from "../../ui/later.tsx";

/**
 * Chooses a subscription in the buy form of the page as a shopper would, field by field: the form is the same with and
 * without scripts, and whatever stands behind its fields hears of it. The focus goes to the rhythm, to be seen and
 * changed. False where it holds no subscription.
 */
export async function chooseRhythm(form: HTMLFormElement, { bags, code }: DeliveryPlan): Promise<boolean> {
  // Asleep, it would hear of nothing; a form that cannot wake still posts what stands in it.
  await fetchAll().catch(() => undefined);
  const subscription = form.querySelector<HTMLInputElement>('[name="purchase"][value="subscription"]');
  const interval = form.elements.namedItem("interval");
  const quantity = form.elements.namedItem("quantity");
  if (!subscription || !(interval instanceof HTMLSelectElement)) return false;
  subscription.click();
  interval.value = String(code);
  interval.dispatchEvent(new Event("change", { bubbles: true }));
  if (quantity instanceof HTMLInputElement) type(quantity, String(bags));
  interval.focus();
  return true;
}

/** The form that buys, where the page has one. */
export function buyForm(): HTMLFormElement | null {
  const form = document.getElementById(addToCartAnchor);
  return form instanceof HTMLFormElement ? form : null;
}

/** React hears of a value only where the browser's own setter wrote it. */
function type(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
