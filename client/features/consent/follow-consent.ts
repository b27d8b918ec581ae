import { isEdited } from "../../../engine/islands/is-edited.ts";
import { hasOverlay } from "../../browser/has-overlay.ts";
import { isVisible } from "../../browser/is-visible.ts";
import { fetchDocumentData } from "../../navigation/fetch-document.ts";
import { answeredNow } from "../../visit/answered-now.ts";
import { clearTracking } from "../../visit/forget.ts";
import { grantedPurposes } from "../../visit/granted-purposes.ts";
import { pageShown } from "../../visit/track.ts";

export const isAnswered = (): boolean => answeredNow() !== null;

/** Consent also ends by age, a new consent text, or the browser's signal. */
export function clearEnded(): void {
  if (grantedPurposes().length === 0) clearTracking();
}

/**
 * Tracks the current page once consent is given. If the page's content security policy lacks the new hosts,
 * the page is reloaded or left untracked (docs/decisions/052-consent.md). @throws if it cannot be read again
 */
export async function takeTracking(): Promise<void> {
  if (grantedPurposes().length === 0) return;
  const page = location.href;
  const { tracking } = await fetchDocumentData("exchange");
  // The page has changed meanwhile and has sent its own events.
  if (location.href !== page) return;
  if (!tracking?.policy) pageShown(tracking);
  else if (isUntouched()) location.reload();
}

function isUntouched(): boolean {
  const fields = [...document.querySelectorAll("input, textarea, select")];
  return !fields.some(isTouched) && !hasOverlay();
}

/** React keeps `defaultValue` in sync with what is typed, so any text counts as edited. */
const isTouched = (field: Element): boolean =>
  isEdited(field) || (isText(field) && field.value !== "" && isVisible(field));

const isText = (field: Element): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && /^(text|email|tel|password|search|date)$/.test(field.type));
