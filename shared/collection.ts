import * as z from "zod/mini";

/** A collection of the e-commerce API: `hydra:member`, or `member` of later versions. */
export function collectionSchema<T>(member: z.ZodMiniType<T>) {
  return z.pipe(
    z.object({ "hydra:member": z.optional(z.array(member)), member: z.optional(z.array(member)) }),
    z.transform((answer): T[] => answer["hydra:member"] ?? answer.member ?? []),
  );
}
