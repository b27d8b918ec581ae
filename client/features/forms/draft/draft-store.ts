import { draftPrefix } from "../../../../engine/islands/has-draft.ts";
import * as clock from "../../../../shared/time/clock.ts";
import { attempt } from "../../../browser/attempt.ts";
import { removeDraft } from "./remove-drafts.ts";

/** Stored shape: keyed by input name; checkboxes by "name=value". */
export type TypedInputs = Record<string, string>;

export interface Draft {
  /** Hash of the server's data; a draft is never restored over newer data. */
  base: string;
  inputs: TypedInputs;
}

interface StoredDraft extends Draft {
  at: number;
}

const longestKept = 60 * 60 * 1000;

export function readDraft(key: string): Draft | undefined {
  const draft: unknown = attempt(() => JSON.parse(sessionStorage.getItem(draftPrefix + key) ?? "null"));
  if (isDraft(draft) && Math.abs(clock.now() - draft.at) < longestKept) return draft;
  removeDraft(key);
  return undefined;
}

export function writeDraft(key: string, { base, inputs }: Draft): void {
  const draft: StoredDraft = { at: clock.now(), base, inputs };
  if (Object.keys(inputs).length === 0) removeDraft(key);
  else attempt(() => sessionStorage.setItem(draftPrefix + key, JSON.stringify(draft)));
}

const isDraft = (value: unknown): value is StoredDraft =>
  typeof value === "object" &&
  value !== null &&
  "at" in value &&
  typeof value.at === "number" &&
  "base" in value &&
  "inputs" in value &&
  typeof value.inputs === "object" &&
  value.inputs !== null;
