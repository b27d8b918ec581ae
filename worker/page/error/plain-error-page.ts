import { html, raw } from "hono/html";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext } from "../../context.ts";
import { errorPageTexts } from "../texts.ts";
import { setRetryAfter } from "./retry-after.ts";

const t = translator(errorPageTexts);

/** Used for failures before React, header and content are available, such as a wrong configuration. */
export function plainErrorPage(c: AppContext, status: 500 | 503): Response | Promise<Response> {
  if (status === 503) setRetryAfter(c);
  c.header("Cache-Control", "no-store");
  c.header("X-Robots-Tag", "noindex, nofollow");
  c.header("X-Content-Type-Options", "nosniff");
  c.header(
    "Content-Security-Policy",
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  );
  const title = t(`pages.error.${status}.title`);
  return c.html(
    html`<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${raw(style)}</style></head><body><main><h1>${title}</h1><p>${t(`pages.error.${status}.message`)}</p></main></body></html>`,
    status,
  );
}

const style = "body{max-width:40rem;margin:15vh auto;padding:0 1rem;font:1.1rem/1.5 system-ui,sans-serif}";
