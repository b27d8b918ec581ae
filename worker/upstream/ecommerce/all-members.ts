import type * as z from "zod/mini";
import { collectionSchema } from "./collection.ts";
import type { Call, Send, SendOptions } from "./send.ts";

const mostPages = 20;

/**
 * Reads page after page. Only the query of the next page's address is used, so that no answer leads the customer's
 * token to another host.
 */
export async function allMembers<T>(
  send: Send,
  call: Call,
  member: z.ZodMiniType<T>,
  { query, ...options }: SendOptions = {},
): Promise<T[]> {
  const schema = collectionSchema(member);
  const all: T[] = [];
  const read = new Set<string>();
  let pageQuery = query;
  while (read.size < mostPages) {
    const { members, next } = await send(call, schema, {
      ...options,
      ...(pageQuery && { query: pageQuery }),
    });
    all.push(...members);
    const search = next && members.length > 0 ? searchOf(next) : "";
    if (!search || read.has(search)) break;
    read.add(search);
    pageQuery = { ...query, ...Object.fromEntries(new URLSearchParams(search)) };
  }
  return all;
}

const searchOf = (address: string): string => URL.parse(address, "https://api.invalid")?.search ?? "";
