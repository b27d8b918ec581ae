import { type ConsentAnswer, readConsent } from "../../shared/consent/consent.ts";
import * as clock from "../../shared/time/clock.ts";
import { dayInParis } from "../../shared/time/wall-clock.ts";

/** Reads the cookie each time, because another tab may have changed the answer. */
export function answeredNow(): ConsentAnswer | null {
  const name = location.protocol === "https:" ? "__Host-consent" : "consent";
  const [, value] = document.cookie.match(`(?:^|; )${name}=([^;]*)`) ?? [];
  return readConsent(value, dayInParis(clock.date()));
}
