import type { Route } from "playwright/test";

/** Mimics a connection that breaks; `cut` gives what arrives, and `mend` lets the shop finish its answer. */
export async function cutAnswer(
  route: Route,
  { mend, cut }: { mend: () => Promise<void>; cut: (body: string) => string },
): Promise<void> {
  const { cookie = "", "user-agent": agent = "" } = await route.request().allHeaders();
  const answer = await fetch(route.request().url(), { headers: { cookie, "user-agent": agent } });
  await mend();
  const body = await answer.text();
  const { "content-encoding": _, ...headers } = Object.fromEntries(answer.headers);
  await route.fulfill({ status: answer.status, headers, body: cut(body) });
}

export const withoutLateParts = (html: string): string => html.slice(0, html.indexOf('<div hidden id="S:'));
