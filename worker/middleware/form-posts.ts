import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { largestFile } from "../../shared/forms/file-rules.ts";
import { formatSize } from "../../shared/forms/form-fields.ts";
import { formTexts } from "../../shared/forms/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import type { FindScreen } from "../area.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { shortenForm } from "../forms/shorten-form.ts";
import { sameOrigin } from "./same-origin.ts";

const t = translator(formTexts);

/** A form whose files are too large goes on shortened: its page says so beside the field, with the draft. */
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
      await shortenBody(c, action.bodyLimit);
      refused = await limited(c, next);
    });
    if (foreign instanceof Response) return foreign;
    return refused instanceof Response ? refused : undefined;
  });

async function shortenBody(c: AppContext, totalBytes: number): Promise<void> {
  const { raw } = c.req;
  const length = Number(raw.headers.get("content-length") ?? 0);
  // A form without files is never that long.
  if (length <= totalBytes || totalBytes <= largestFile) return;
  const form = await shortenForm(raw, { partBytes: largestFile + 1, totalBytes });
  if (!form) return;
  const { headers, body } = new Response(form);
  const shorter = new Headers(raw.headers);
  shorter.delete("content-length");
  shorter.set("content-type", headers.get("content-type") ?? "");
  c.req.raw = new Request(raw.url, { method: raw.method, headers: shorter, body });
}
