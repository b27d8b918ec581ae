import type { SenderProps } from "../../../shared/forms/bot-check.ts";

interface PopupSettings {
  exitIntent: boolean;
  sender: SenderProps;
}

let settings: PopupSettings | undefined;

/** Of the document: the files of the popups come later. */
export const popupSettings = (): PopupSettings | undefined => settings;

export function setPopupSettings(given: PopupSettings): void {
  settings = given;
}
