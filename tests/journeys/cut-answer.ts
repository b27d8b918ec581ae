import type { Route } from "playwright/test";

/**
 * Answers with the first part of what the shop sends, as if the connection broke: a late part is held until the head has
 * come, and `mend` lets it go on.
 */
export async function cutAnswer(
  route: Route,
  { mend, lengthOf }: { mend: () => Promise<void>; lengthOf: (body: string) => number },
): Promise<void> {
  const { cookie = "", "user-agent": agent = "" } = await route.request().allHeaders();
  const answer = await fetch(route.request().url(), { headers: { cookie, "user-agent": agent } });
  await mend();
  const body = await answer.text();
  const { "content-encoding": _, ...headers } = Object.fromEntries(answer.headers);
  await route.fulfill({ status: answer.status, headers, body: body.slice(0, lengthOf(body)) });
}
