import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { largestFile } from "../../shared/forms/file-rules.ts";
import type { FindScreen } from "../area.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { isMultipart } from "../forms/posted.ts";
import { sameOrigin } from "./same-origin.ts";

/** Bytes: a text that is too long comes back to its form whole, up to here. */
const longestDraft = 256_000;

/**
 * Bounds what is read of a post. A form whose files are too large is read shortened: its page says so beside the field,
 * with the draft.
 */
export const formPosts = (screenOf: FindScreen) =>
  createMiddleware<AppEnv>(async function formPosts(c, next) {
    const { match } = c.var;
    const action = c.req.method === "POST" && match ? screenOf(match.route.key)?.action : undefined;
    if (!action) return next();
    const { bodyLimit: maxSize } = action;
    const limited = bodyLimit({
      maxSize,
      onError: async () => {
        c.set("excess", "unread");
        await next();
        return c.res;
      },
    });
    const foreign = await sameOrigin(c, async () => {
      const length = Number(c.req.header("content-length") ?? 0);
      c.set("isLongForm", isLongForm(c, maxSize));
      if (c.var.isLongForm) return next();
      if (length <= maxSize || length > longestDraft) return void (await limited(c, next));
      c.set("excess", "read");
      await next();
    });
    return foreign instanceof Response ? foreign : undefined;
  });

/** Only a form with files is ever that long. */
function isLongForm(c: AppContext, bodyLimit: number): boolean {
  const length = Number(c.req.header("content-length") ?? 0);
  return bodyLimit > largestFile && length > bodyLimit && isMultipart(c);
}
