import * as z from "zod/mini";
import { listOf } from "../lists.ts";

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

/** `hydra:member` and `hydra:view`, or `member` and `view` of later versions. An answer with neither is refused. */
export function collectionSchema<T>(member: z.ZodMiniType<T>): z.ZodMiniType<CollectionPage<T>> {
  const members = z.nullish(listOf("member", member));
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
