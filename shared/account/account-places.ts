import { accountFrameTexts } from "./account-frame.texts.ts";

export type AccountPlace = keyof typeof accountFrameTexts.places;

/** Order of the menu. */
export const accountPlaces = Object.keys(accountFrameTexts.places) as AccountPlace[];
