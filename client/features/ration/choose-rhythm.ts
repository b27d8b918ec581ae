import { writeValue } from "../../../engine/islands/replay-input.ts";
import { addToCartAnchor } from "../../../shared/api/api.ts";
import { chosenAt, type SourceItemList } from "../../../shared/cart/source-item-list.ts";
import type { DeliveryPlan } from "../../../shared/subscription/frequency/delivery-frequency.ts";

const source: SourceItemList = "ration";

/** Dispatches real input events, since React and the island listen for them. False without subscription. */
export function chooseRhythm(form: HTMLFormElement, { bags, code }: DeliveryPlan): boolean {
  const subscription = form.querySelector<HTMLInputElement>('[name="purchase"][value="subscription"]');
  const interval = form.elements.namedItem("interval");
  const quantity = form.elements.namedItem("quantity");
  if (!subscription || !(interval instanceof HTMLSelectElement)) return false;
  subscription.click();
  interval.value = String(code);
  // An island that is not hydrated yet replays the first of these events.
  for (const type of ["input", "change"]) interval.dispatchEvent(new Event(type, { bubbles: true }));
  if (quantity instanceof HTMLInputElement) writeValue(quantity, String(bags));
  form.dataset[chosenAt] = source;
  interval.focus();
  return true;
}

export function buyForm(): HTMLFormElement | null {
  const form = document.getElementById(addToCartAnchor);
  return form instanceof HTMLFormElement ? form : null;
}
