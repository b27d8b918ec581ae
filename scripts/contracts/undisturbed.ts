import { Buffer } from "node:buffer";
import * as clock from "../../shared/time/clock.ts";

/** Factor on the shop's timeouts. */
const patience = 20;

/** Replaces the machine's randomness and stretches deadlines, so that each recording is the same. */
export async function undisturbed<T>(run: () => Promise<T>): Promise<T> {
  const names = ["getRandomValues", "randomUUID"] as const;
  let state = 1;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  };
  const fill = <T extends Uint8Array>(bytes: T): T => {
    for (const index of bytes.keys()) bytes[index] = next();
    return bytes;
  };
  const randomUUID = () => {
    const hex = Buffer.from(fill(new Uint8Array(16))).toString("hex");
    return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-a$4-$5");
  };
  Object.defineProperty(crypto, "getRandomValues", { value: fill, configurable: true });
  Object.defineProperty(crypto, "randomUUID", { value: randomUUID, configurable: true });
  clock.setPatience(patience);
  try {
    return await run();
  } finally {
    clock.setPatience(1);
    for (const name of names) Reflect.deleteProperty(crypto, name);
  }
}
