import type { Route } from "playwright/test";

/** Mimics a connection that breaks after the first part of the answer; `mend` lets the rest through. */
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
