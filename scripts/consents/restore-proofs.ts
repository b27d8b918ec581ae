import * as z from "zod/mini";
import { proofSeconds } from "../../shared/consent/consent.ts";
import * as clock from "../../shared/time/clock.ts";
import type { Account } from "../provision/account.ts";

const copied = z.object({ key: z.string(), last_modified: z.string() });
const stored = z.object({ name: z.string() });

const given = z.object({ at: z.string() });

export interface Proofs {
  bucket: string;
  /** Id of the namespace `CONSENTS`. */
  namespace: string;
}

/** Objects that are read at a time, and values of one call. */
const atOnce = 50;

/** KV accepts no expiry within the next minute. */
const shortestLife = 120;

/** Proofs of the bucket that KV lacks; with `act` they are written, each with the rest of its life. */
export async function restoreProofs(
  account: Account,
  { bucket, namespace }: Proofs,
  { act, say }: { act: boolean; say: (line: string) => void },
): Promise<{ copies: number; missing: number; restored: number }> {
  const objects = `${account.own}/r2/buckets/${bucket}/objects`;
  const values = `${account.own}/storage/kv/namespaces/${namespace}`;
  const [copies, known] = await Promise.all([
    account.listByCursor(objects, copied),
    account.listByCursor(`${values}/keys`, stored, "limit"),
  ]);
  const there = new Set(known.map(({ name }) => name));
  const now = clock.now() / 1000;
  const missing = copies
    .map(({ key, last_modified: at }) => ({
      key,
      expiration: Math.floor(Date.parse(at) / 1000) + proofSeconds,
    }))
    .filter(({ key, expiration }) => !there.has(key) && expiration > now + shortestLife);
  let restored = 0;
  let read = 0;
  for (let from = 0; act && from < missing.length; from += atOnce) {
    const part = missing.slice(from, from + atOnce);
    const found = await Promise.all(
      part.map(async (one) => {
        const value = await account.readText(`${objects}/${encodeURIComponent(one.key)}`);
        // A proof that was copied later than it was given ends with its own life.
        const { at } = z.parse(given, JSON.parse(value));
        return {
          ...one,
          value,
          expiration: Math.min(one.expiration, Math.floor(Date.parse(at) / 1000) + proofSeconds),
        };
      }),
    );
    // KV refuses all values of a call if one of them has expired.
    const entries = found.filter(({ expiration }) => expiration > now + shortestLife);
    if (entries.length > 0) await account.write("PUT", `${values}/bulk`, entries);
    read += part.length;
    restored += entries.length;
    say(`${read} of ${missing.length} read, ${restored} restored`);
  }
  return { copies: copies.length, missing: missing.length, restored };
}

/** Copies proofs that KV alone has, such as those from before the bucket. */
export async function copyProofs(account: Account, { bucket, namespace }: Proofs): Promise<number> {
  const objects = `${account.own}/r2/buckets/${bucket}/objects`;
  const values = `${account.own}/storage/kv/namespaces/${namespace}`;
  const [copies, known] = await Promise.all([
    account.listByCursor(objects, copied),
    account.listByCursor(`${values}/keys`, stored, "limit"),
  ]);
  const there = new Set(copies.map(({ key }) => key));
  const missing = known.filter(({ name }) => !there.has(name));
  for (const { name } of missing) {
    const text = await account.readText(`${values}/values/${encodeURIComponent(name)}`);
    await account.writeText(`${objects}/${encodeURIComponent(name)}`, text);
  }
  return missing.length;
}
