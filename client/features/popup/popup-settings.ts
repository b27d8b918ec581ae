import type { SenderProps } from "../../../shared/forms/bot-check.ts";

interface PopupSettings {
  exitIntent: boolean;
  sender: SenderProps | undefined;
}

let settings: PopupSettings | undefined;

export const popupSettings = (): PopupSettings | undefined => settings;

export function setPopupSettings(given: PopupSettings): void {
  settings = given;
}
