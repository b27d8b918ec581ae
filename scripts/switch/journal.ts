import * as z from "zod/mini";

const entrySchema = z.object({
  at: z.string(),
  who: z.string(),
  why: z.string(),
  name: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
});
export type Entry = z.infer<typeof entrySchema>;

export const journalKey = "switch-journal";
const longest = 200;

/** Newest first. @throws if the journal is unreadable, since the next change would overwrite it */
export function journalIn(text: string | undefined): Entry[] {
  if (text === undefined) return [];
  try {
    return z.array(entrySchema).parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`The journal (${journalKey}) cannot be read: keep a copy of it, then delete the key.`, {
      cause,
    });
  }
}

export const withEntries = (journal: readonly Entry[], entries: readonly Entry[]): Entry[] =>
  [...entries, ...journal].slice(0, longest);

/** Undefined if the value was changed without this command. */
export const lastChange = (
  journal: readonly Entry[],
  name: string,
  value: string | undefined,
): Entry | undefined => {
  const last = journal.find((entry) => entry.name === name);
  return last?.to === (value ?? null) ? last : undefined;
};
