import type { AppContext } from "../context.ts";
import { type Notice, takeNotice } from "../session/notice.ts";

type ShownNotice = Pick<Notice, "tone" | "text">;

export const animalNotice = (
  tone: Notice["tone"],
  text: string,
  draft: Record<string, string> = {},
): Notice => ({
  tone,
  text,
  draft: { animals: "done", ...draft },
});

export const takeAnimalNotice = (c: AppContext): Notice | undefined =>
  takeNotice(c, ({ draft }) => draft?.animals !== undefined);

export function noticeProp(notice: ShownNotice | undefined): { notice?: ShownNotice } {
  return notice ? { notice: { tone: notice.tone, text: notice.text } } : {};
}
