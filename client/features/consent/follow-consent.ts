import { hasOverlay } from "../../browser/has-overlay.ts";
import { isVisible } from "../../browser/is-visible.ts";
import { isEdited } from "../../islands/is-edited.ts";
import { fetchDocumentData } from "../../navigation/fetch-document.ts";
import { clearTracking } from "../tracking/forget.ts";
import { grantedPurposes } from "../tracking/granted-purposes.ts";
import { pageShown } from "../tracking/track.ts";
import { answeredNow } from "./answered-now.ts";

/** An older answer, or one to another text, is none. */
export const isAnswered = (): boolean => answeredNow() !== null;

/** A yes ends without a press too, by its age, by another text or by the browser's signal. */
export function clearEnded(): void {
  if (grantedPurposes().length === 0) clearTracking();
}

/**
 * After a yes: the events of the page that is shown, of which its document had nothing. Hosts that the document's policy
 * does not name need another document: this one again, or the next page (docs/decisions/052-consent.md).
 *
 * @throws where the page cannot be read again
 */
export async function takeTracking(): Promise<void> {
  if (grantedPurposes().length === 0) return;
  const page = location.href;
  const { tracking } = await fetchDocumentData("exchange");
  // Another part is shown by now, which had its own events.
  if (location.href !== page) return;
  if (!tracking?.policy) pageShown(tracking);
  else if (isUntouched()) location.reload();
}

/** Whether the page can be loaded again without loss; the browser keeps the place. */
function isUntouched(): boolean {
  const fields = [...document.querySelectorAll("input, textarea, select")];
  return !fields.some(isTouched) && !hasOverlay();
}

/** React keeps the default of what is typed equal to its value: any text counts. */
const isTouched = (field: Element): boolean =>
  isEdited(field) || (isText(field) && field.value !== "" && isVisible(field));

const isText = (field: Element): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && /^(text|email|tel|password|search|date)$/.test(field.type));
