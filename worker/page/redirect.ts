import type { AppContext } from "../context.ts";
import { withCampaign } from "./campaign-parameters.ts";

/** Fragment that leads to the notice of a page: browsers keep that of a form's action across a redirect. */
export const pageTop = "#contenu";

export function redirectTo(
  c: AppContext,
  target: string,
  status: 301 | 302 | 303,
): Response | Promise<Response> {
  const to = withCampaign(target, new URL(c.req.url));
  if (status === 301) c.header("Cache-Control", "private, max-age=300");
  else c.header("Cache-Control", "no-store");
  return c.redirect(to, status);
}
