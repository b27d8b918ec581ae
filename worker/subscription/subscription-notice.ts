import type { AppContext } from "../context.ts";
import { type Notice, takeNotice } from "../session/notice.ts";

interface NoticeLink {
  name: string;
  href: string;
  /** Fields posted to `href`: a button replaces the link. */
  fields?: Record<string, string>;
}

export interface ShownNotice extends Pick<Notice, "tone" | "text"> {
  link?: NoticeLink;
}

export type SubscriptionNotice = Notice & { draft: { subscription: "done" } };

export const subscriptionNotice = (
  tone: Notice["tone"],
  text: string,
  link?: NoticeLink,
): SubscriptionNotice => ({
  tone,
  text,
  draft: {
    subscription: "done",
    ...(link && { linkName: link.name, linkHref: link.href }),
    ...(link?.fields && { linkFields: String(new URLSearchParams(link.fields)) }),
  },
});

export function takeSubscriptionNotice(c: AppContext): ShownNotice | undefined {
  const notice = takeNotice(c, ({ draft }) => draft?.subscription !== undefined);
  if (!notice) return undefined;
  const { tone, text, draft: { linkName: name, linkHref: href, linkFields } = {} } = notice;
  if (!name || !isOwnPath(href)) return { tone, text };
  const fields = linkFields && Object.fromEntries(new URLSearchParams(linkFields));
  return { tone, text, link: { name, href, ...(fields && { fields }) } };
}

const isOwnPath = (href: string | undefined): href is string => href !== undefined && /^\/[\w-]/.test(href);
