import { Buffer } from "node:buffer";

/** Replaces the machine's randomness, so that tokens and ids are the same in each recording. */
export async function withFixedRandom<T>(run: () => Promise<T>): Promise<T> {
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
  try {
    return await run();
  } finally {
    for (const name of names) Reflect.deleteProperty(crypto, name);
  }
}
