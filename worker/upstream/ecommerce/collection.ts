import * as z from "zod/mini";
import { mostListed } from "../../../shared/account/list-limit.ts";
import { anyMembers, leaveOut, listOf } from "../lists.ts";

export interface CollectionPage<T> {
  members: T[];
  next: string | undefined;
  total: number | null;
}

const count = z.catch(z.nullish(z.int()), null);
const address = z.nullish(z.string());
const view = z.catch(z.nullish(z.object({ "hydra:next": address, next: address })), null);

export const mostPublic = 2000;

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

const firstOf = <T>(list: z.ZodMiniType<T[]>, most: number) =>
  z.pipe(
    anyMembers,
    z.transform((all: unknown[]): T[] => {
      const reason = `${all.length} are more than ${most}`;
      if (all.length > most) leaveOut({ kind: "rest of the list", key: `#${most}`, reason });
      return list.parse(all.slice(0, most));
    }),
  );
