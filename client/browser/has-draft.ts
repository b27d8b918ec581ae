import { attempt } from "./attempt.ts";

/** Begins the keys of drafts (features/forms/draft-store.ts). */
export const prefix = "draft:";

/** Whether a form has been filled in and not sent; "" is the key of none. */
export const hasDraft = (key: string): boolean =>
  key !== "" && Boolean(attempt(() => sessionStorage.getItem(prefix + key)));
