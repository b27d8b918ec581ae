import { desc } from "drizzle-orm";
import type { Database } from "../database/open.ts";
import { identityKeys } from "../database/schema/services.ts";

const algorithm = {
  name: "RSASSA-PKCS1-v1_5",
  hash: "SHA-256",
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
};

export async function signingKey(db: Database) {
  const [newest] = await lastKeys(db);
  return newest ?? rotateKeys(db);
}

export async function publicKeys(db: Database) {
  await signingKey(db);
  return (await lastKeys(db)).map(({ kty, n, e, kid, alg }) => ({ kty, n, e, kid, alg, use: "sig" }));
}

export async function rotateKeys(db: Database) {
  const pair = await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  if (!("privateKey" in pair)) throw new Error("no pair of keys");
  const exported = await crypto.subtle.exportKey("jwk", pair.privateKey);
  if (exported instanceof ArrayBuffer) throw new Error("no JSON Web Key");
  const { kty = "RSA", ...numbers } = exported;
  const kid = crypto.randomUUID();
  const privateKey = { kty, ...numbers, kid, alg: "RS256" as const };
  await db.insert(identityKeys).values({ kid, privateKey });
  return privateKey;
}

async function lastKeys(db: Database) {
  const found = await db.query.identityKeys.findMany({ orderBy: desc(identityKeys.id), limit: 2 });
  return found.map(({ privateKey }) => privateKey);
}
