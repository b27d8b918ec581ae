import { html } from "hono/html";

type Html = ReturnType<typeof html>;

export function htmlDocument(title: string, body: Html): Html {
  return html`<!doctype html>
<html lang="fr">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${title}</title>
  <link rel="icon" href="/favicon.svg" type="image/svg+xml">
  <link rel="stylesheet" href="/_sandbox/style.css">
</head>
<body>${body}</body>
</html>`;
}
