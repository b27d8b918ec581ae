import { useEffect } from "react";
import { attempt } from "../../browser/attempt.ts";
import { prefix } from "./remove-drafts.ts";

/** Loads an island whose form has a draft, which the form itself puts back. @param key of the draft */
export function useLoadForDraft(load: () => Promise<void>, key: string): void {
  useEffect(() => {
    // Without its files the form works as without scripts.
    if (attempt(() => sessionStorage.getItem(prefix + key))) load().catch(() => {});
  }, [load, key]);
}
