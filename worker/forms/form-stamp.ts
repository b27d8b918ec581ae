import * as clock from "../../shared/time/clock.ts";
import { isSigned, sign } from "../signature.ts";

/** Milliseconds. */
const shortestFill = 2_000;

const maximumAge = 24 * 60 * 60 * 1000;

/** Signed time of rendering: `<milliseconds>.<HMAC>`. */
export async function stampOf(secret: string, now = clock.now()): Promise<string> {
  return `${now}.${await sign(secret, signedText(String(now)))}`;
}

interface Ages {
  minimumAge?: number | undefined;
  now?: number;
}

export async function readStamp(
  secret: string,
  stamp: string,
  { minimumAge = shortestFill, now = clock.now() }: Ages = {},
): Promise<"good" | "early" | "bad"> {
  const [shown = "", signature = ""] = stamp.split(".");
  if (!/^\d{13}$/.test(shown) || !(await isSigned(secret, signedText(shown), signature))) return "bad";
  const age = now - Number(shown);
  if (age < minimumAge) return "early";
  return age > maximumAge ? "bad" : "good";
}

const signedText = (shown: string) => `form shown at ${shown}`;
