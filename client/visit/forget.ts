import type { Purpose } from "../../shared/consent/consent.ts";
import { attempt } from "../browser/attempt.ts";
import { trackingForgotten } from "./signals.ts";
import { keyPrefix } from "./stored-list.ts";

export function forgetTracking(): void {
  trackingForgotten.emit();
  clearTracking();
}

export const clearPurpose = (purpose: Purpose): void => clear(`${keyPrefix}${purpose}:`);

export const clearTracking = (): void => clear(keyPrefix);

function clear(prefix: string): void {
  const clearIn = (storage: Storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  };
  attempt(() => clearIn(sessionStorage));
  attempt(() => clearIn(localStorage));
}
