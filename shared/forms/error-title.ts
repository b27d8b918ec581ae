import { translator } from "../text/translator.ts";
import { formTexts } from "./texts.ts";

const mark = translator(formTexts)("forms.errorTitle");

/** Screen readers and tabs tell the title first. */
export const errorTitle = (title: string): string => mark + withoutError(title);

export const withoutError = (title: string): string =>
  title.startsWith(mark) ? title.slice(mark.length) : title;
