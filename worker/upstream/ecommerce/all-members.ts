import type * as z from "zod/mini";
import { collectionSchema } from "./collection.ts";
import type { Call, Send, SendOptions } from "./send.ts";

/** A collection that goes on for longer is read so far. */
const mostPages = 20;

/**
 * Every member of a collection, page after page until no other follows. Of the address of the next page only the query
 * is used: an answer never leads the customer's token anywhere else.
 */
export async function allMembers<T>(
  send: Send,
  call: Call,
  member: z.ZodMiniType<T>,
  { query, ...options }: SendOptions = {},
): Promise<T[]> {
  const schema = collectionSchema(member);
  const all: T[] = [];
  const seen = new Set<string>();
  let asked = query;
  while (seen.size < mostPages) {
    const { members, next } = await send(call, schema, { ...options, ...(asked && { query: asked }) });
    all.push(...members);
    const search = next && members.length > 0 ? searchOf(next) : "";
    if (!search || seen.has(search)) break;
    seen.add(search);
    asked = { ...query, ...Object.fromEntries(new URLSearchParams(search)) };
  }
  return all;
}

/** An address without its host is the usual one. */
const searchOf = (address: string): string => URL.parse(address, "https://api.invalid")?.search ?? "";
