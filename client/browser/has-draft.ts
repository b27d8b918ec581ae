import { attempt } from "./attempt.ts";

/** Begins the keys of drafts (features/forms/draft-store.ts). */
export const prefix = "draft:";

/** @param beginning of the keys of forms, one of which was filled in and not sent; "" for no form */
export const hasDraft = (beginning: string): boolean =>
  beginning !== "" &&
  Boolean(attempt(() => Object.keys(sessionStorage).some((key) => key.startsWith(prefix + beginning))));
