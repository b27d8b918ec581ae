import * as z from "zod/mini";
import { mostListed } from "../../../shared/account/list-limit.ts";
import { anyMembers, leaveOut, listOf } from "../lists.ts";

export interface CollectionPage<T> {
  members: T[];
  next: string | undefined;
  /** Of all pages; null where it is not told. */
  total: number | null;
}

const count = z.catch(z.nullish(z.int()), null);
const address = z.nullish(z.string());
/** Optional: an invalid view does not lose the members. */
const view = z.catch(z.nullish(z.object({ "hydra:next": address, next: address })), null);

/** Maximum entries of a public list, such as breeds and countries. */
export const mostPublic = 2000;

/** `hydra:member` and `hydra:view`, or `member` and `view` of later versions. An answer with neither is refused. */
export function collectionSchema<T>(
  member: z.ZodMiniType<T>,
  most = mostListed,
): z.ZodMiniType<CollectionPage<T>> {
  const members = z.nullish(firstOf(listOf("member", member), most));
  return z.pipe(
    z.object({
      "hydra:member": members,
      member: members,
      "hydra:view": view,
      view,
      "hydra:totalItems": count,
      totalItems: count,
    }),
    z.transform((answer, { issues }): CollectionPage<T> => {
      const found = answer["hydra:member"] ?? answer.member;
      if (!found) issues.push({ code: "custom", message: "neither hydra:member nor member", input: answer });
      const shown = answer["hydra:view"] ?? answer.view;
      return {
        members: found ?? [],
        next: shown?.["hydra:next"] ?? shown?.next ?? undefined,
        total: answer["hydra:totalItems"] ?? answer.totalItems ?? null,
      };
    }),
  );
}

/** Entries beyond the maximum are not parsed. */
const firstOf = <T>(list: z.ZodMiniType<T[]>, most: number) =>
  z.pipe(
    anyMembers,
    z.transform((all: unknown[]): T[] => {
      const reason = `${all.length} are more than ${most}`;
      if (all.length > most) leaveOut({ kind: "rest of the list", key: `#${most}`, reason });
      return list.parse(all.slice(0, most));
    }),
  );
