import { translator } from "../text/translator.ts";
import { addressBookTexts } from "./address-book.texts.ts";

const t = translator(addressBookTexts);

export function addressBookTitle(view: {
  kind: "list" | "form" | "remove" | "down";
  id?: number | null;
}): string {
  if (view.kind === "form") return t(view.id === null ? "addTitle" : "editTitle");
  return view.kind === "remove" ? t("confirm.title") : t("title");
}
