import type { PersonalDone } from "../../client/features/personal/personal-section.tsx";
import { type PersonalAction, personalActions } from "../../shared/customer/personal-sections.ts";
import type { AppContext } from "../context.ts";
import { leaveNotice, type Notice, takeNotice } from "../session/notice.ts";

export function personalNotice(
  tone: Notice["tone"],
  section: PersonalAction,
  text: string,
  undo?: Record<string, string>,
): Notice {
  const hasUndo = undo && Object.values(undo).every((value) => value.length <= longestValue);
  return { tone, text, draft: { personal: section, ...(hasUndo ? { ...undo, undo: "1" } : {}) } };
}

const longestValue = 100;

export const leavePersonalNotice = (c: AppContext, ...notice: Parameters<typeof personalNotice>): void =>
  leaveNotice(c, personalNotice(...notice));

export function takePersonalNotice(c: AppContext): PersonalDone | undefined {
  const notice = takeNotice(c, ({ draft }) => draft?.personal !== undefined);
  const { personal, undo: hasUndo, ...undo } = notice?.draft ?? {};
  const section = personalActions.find((one) => one === personal);
  if (!notice || !section) return undefined;
  return { section, tone: notice.tone, text: notice.text, ...(hasUndo ? { undo } : {}) };
}
