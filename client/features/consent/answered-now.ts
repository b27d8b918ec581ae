import { type ConsentAnswer, readConsent } from "../../../shared/consent/consent.ts";
import * as clock from "../../../shared/time/clock.ts";
import { dayInParis } from "../../../shared/time/wall-clock.ts";

/** As the cookie says at this moment: another tab may have changed it. */
export function answeredNow(): ConsentAnswer | null {
  const name = location.protocol === "https:" ? "__Host-consent" : "consent";
  const [, value] = document.cookie.match(`(?:^|; )${name}=([^;]*)`) ?? [];
  return readConsent(value, dayInParis(clock.date()));
}
