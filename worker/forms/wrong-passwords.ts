import { freePasswords } from "../../shared/account/sign-in/sign-in.ts";
import type { AppContext } from "../context.ts";
import { inTime } from "../with-timeout.ts";
import { counterOf } from "./long-limit.ts";
import { networkKey } from "./within-limit.ts";

/** False if unknown: the limits by address and e-mail still apply. */
export async function hasTriedPasswords(c: AppContext): Promise<boolean> {
  try {
    return (await inTime((await counterOf(c, networkKey(c.req))).count())) >= freePasswords;
  } catch (error) {
    c.var.log.error("wrong passwords not known", error);
    return false;
  }
}

export async function noteWrongPassword(c: AppContext): Promise<void> {
  try {
    await inTime((await counterOf(c, networkKey(c.req))).add());
  } catch (error) {
    c.var.log.error("wrong password not counted", error);
  }
}
