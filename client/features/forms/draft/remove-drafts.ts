import { draftPrefix } from "../../../../engine/islands/has-draft.ts";
import { attempt } from "../../../browser/attempt.ts";

export const removeDraft = (key: string): void => {
  attempt(() => sessionStorage.removeItem(draftPrefix + key));
};

export function removeDrafts(beginning = ""): void {
  attempt(() => {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(draftPrefix + beginning));
    for (const key of keys) sessionStorage.removeItem(key);
  });
}
