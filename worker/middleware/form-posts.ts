import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { largestFile } from "../../shared/forms/file-rules.ts";
import { formatSize } from "../../shared/forms/form-fields.ts";
import { formTexts } from "../../shared/forms/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import type { FindScreen } from "../area.ts";
import type { AppEnv } from "../context.ts";
import { sameOrigin } from "./same-origin.ts";

const t = translator(formTexts);

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
      refused = await limited(c, next);
    });
    if (foreign instanceof Response) return foreign;
    return refused instanceof Response ? refused : undefined;
  });
