import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { largestFile } from "../../shared/forms/file-rules.ts";
import { formTexts } from "../../shared/forms/texts.ts";
import { formatSize } from "../../shared/text/format-size.ts";
import { translator } from "../../shared/text/translator.ts";
import type { FindScreen } from "../area.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { isMultipart } from "../forms/posted.ts";
import { sameOrigin } from "./same-origin.ts";

const t = translator(formTexts);

/** A form whose files are too large is read shortened: its page says so beside the field, with the draft. */
export const formPosts = (screenOf: FindScreen) =>
  createMiddleware<AppEnv>(async function formPosts(c, next) {
    const { match } = c.var;
    const action = c.req.method === "POST" && match ? screenOf(match.route.key)?.action : undefined;
    if (!action) return next();
    const bound = formatSize(largestFile);
    const limited = bodyLimit({
      maxSize: action.bodyLimit,
      onError: () => c.text(t("forms.errors.file_too_large", { bound }), 413),
    });
    let refused: unknown;
    const foreign = await sameOrigin(c, async () => {
      c.set("isLongForm", isLongForm(c, action.bodyLimit));
      refused = await (c.var.isLongForm ? next() : limited(c, next));
    });
    if (foreign instanceof Response) return foreign;
    return refused instanceof Response ? refused : undefined;
  });

/** Only a form with files is ever that long. */
function isLongForm(c: AppContext, bodyLimit: number): boolean {
  const length = Number(c.req.header("content-length") ?? 0);
  return bodyLimit > largestFile && length > bodyLimit && isMultipart(c);
}
