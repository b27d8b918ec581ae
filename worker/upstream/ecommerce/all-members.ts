import type * as z from "zod/mini";
import { mostListed } from "../../../shared/account/list-limit.ts";
import { type CollectionPage, collectionSchema } from "./collection.ts";
import type { Call, SendCall, SendOptions } from "./send.ts";

const mostPages = 20;

export async function allMembers<T>(
  send: SendCall,
  call: Call,
  member: z.ZodMiniType<T>,
  options: SendOptions = {},
  most = mostListed,
): Promise<T[]> {
  const pages = await allPages(send, call, collectionSchema(member, most), options, most);
  return pages.flatMap(({ members }) => members).slice(0, most);
}

/** Only the query of the next page's URL is used, so that no answer sends the token to another host. */
export async function allPages<Page extends CollectionPage<unknown>>(
  send: SendCall,
  call: Call,
  schema: z.ZodMiniType<Page>,
  { query, ...options }: SendOptions = {},
  most = mostListed,
): Promise<Page[]> {
  const pages: Page[] = [];
  const read = new Set<string>();
  let pageQuery = query;
  let members = 0;
  while (read.size < mostPages && members < most) {
    const page = await send(call, schema, { ...options, ...(pageQuery && { query: pageQuery }) });
    pages.push(page);
    members += page.members.length;
    const search = page.next && page.members.length > 0 ? searchOf(page.next) : "";
    if (!search || read.has(search)) break;
    read.add(search);
    pageQuery = { ...query, ...Object.fromEntries(new URLSearchParams(search)) };
  }
  return pages;
}

const searchOf = (address: string): string => URL.parse(address, "https://api.invalid")?.search ?? "";
