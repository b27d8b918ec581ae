import { isSigned, sign } from "../signature.ts";

/** Milliseconds. */
const soonestWritten = 2_000;

/** Milliseconds: one day. */
const latest = 24 * 60 * 60 * 1000;

/** Signed time of rendering, `<milliseconds>.<HMAC>`. */
export async function stampOf(secret: string, now = Date.now()): Promise<string> {
  return `${now}.${await sign(secret, signedText(String(now)))}`;
}

interface Ages {
  /** Milliseconds. */
  soonest?: number | undefined;
  now?: number;
}

export async function readStamp(
  secret: string,
  stamp: string,
  { soonest = soonestWritten, now = Date.now() }: Ages = {},
): Promise<"good" | "early" | "bad"> {
  const [shown = "", signature = ""] = stamp.split(".");
  if (!/^\d{13}$/.test(shown) || !(await isSigned(secret, signedText(shown), signature))) return "bad";
  const age = now - Number(shown);
  if (age < soonest) return "early";
  return age > latest ? "bad" : "good";
}

const signedText = (shown: string) => `form shown at ${shown}`;
