import * as clock from "../../../shared/time/clock.ts";
import { hasOverlay } from "../../browser/has-overlay.ts";
import { grantedPurposes } from "../../visit/granted-purposes.ts";
import { closedAt, pagesOfVisit, visitBegan } from "./popup-memory.ts";
import type { Circumstances } from "./popup-rules.ts";

export function circumstances(): Circumstances {
  return {
    now: clock.now(),
    visitBegan: visitBegan(),
    pages: pagesOfVisit(),
    isPhone: window.innerWidth < 768,
    path: location.pathname,
    isConsentAsked: document.querySelector("[data-consent-bar]") !== null,
    isGranted: grantedPurposes().includes("marketing"),
    isDialogOpen: hasOverlay() || document.querySelector("header details[open]") !== null,
    isTyping: isTextField(document.activeElement),
    isHidden: document.hidden,
    isMoving: globalThis.navigation?.transition != null,
    closedAt,
  };
}

const pressed = ["button", "checkbox", "color", "file", "image", "radio", "range", "reset", "submit"];

function isTextField(element: Element | null): boolean {
  if (element instanceof HTMLInputElement) return !pressed.includes(element.type);
  return (
    element instanceof HTMLTextAreaElement || (element instanceof HTMLElement && element.isContentEditable)
  );
}
