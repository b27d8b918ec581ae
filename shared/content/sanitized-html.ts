declare const sanitized: unique symbol;

/** Comes from `renderProse` (worker/page/prose.ts) alone: text of the content system may contain scripts. */
export type SanitizedHtml = string & { readonly [sanitized]: true };
