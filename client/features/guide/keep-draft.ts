import { type DraftAnimal, draftCookie, draftText } from "../../../shared/guide/draft-animal.ts";

/** Must match the cookie name that the worker writes: `__Host-` over https. */
export function keepDraft(draft: DraftAnimal): void {
  const isSecure = location.protocol === "https:";
  const name = isSecure ? `__Host-${draftCookie.name}` : draftCookie.name;
  const parts = [
    `${name}=${encodeURIComponent(draftText(draft))}`,
    "Path=/",
    `Max-Age=${draftCookie.maxAge}`,
    "SameSite=Lax",
    ...(isSecure ? ["Secure"] : []),
  ];
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and a step is not to wait for it
  document.cookie = parts.join("; ");
}
