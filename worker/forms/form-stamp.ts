import { isSigned, sign } from "../signature.ts";

/** A person reads and writes for longer than this, in milliseconds. */
const soonestWritten = 2_000;

/** A form may lie open for a day. */
const latest = 24 * 60 * 60 * 1000;

/** The moment a form was shown, signed: `<milliseconds>.<HMAC>`. What comes back tells how long it was looked at. */
export async function stampOf(secret: string, now = Date.now()): Promise<string> {
  return `${now}.${await sign(secret, signedText(String(now)))}`;
}

interface Ages {
  /** Milliseconds that the form has to be looked at. */
  soonest?: number | undefined;
  now?: number;
}

/** Whether a form was shown by this shop, and neither just now nor too long ago. */
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
