import type { Context } from "hono";
import { html } from "hono/html";
import { shopName } from "../../shared/identity.ts";
import { href } from "../../shared/routes.ts";
import { unbroken } from "../../shared/text/unbroken.ts";
import * as clock from "../../shared/time/clock.ts";
import { footer } from "../content/footer.ts";
import { mails } from "../database/schema/requests.ts";
import type { SandboxEnv } from "../env.ts";

type Html = ReturnType<typeof html>;

interface Mail {
  to: string;
  subject: string;
  /** Name in the greeting, if it is known. */
  name?: string;
  content: Html;
  action?: Link;
  /** Buttons of equal weight, above the other one. */
  answers?: readonly Link[];
  picture?: Picture | undefined;
  /** Content below the button. */
  rest?: Html;
  /** If it is in the future, the mail is held until then. */
  sentAt?: string;
}

export interface Link {
  to: string;
  text: string;
}

interface Picture {
  url: string;
  text: string;
}

export async function send(c: Context<SandboxEnv>, mail: Mail): Promise<void> {
  const { to, sentAt = clock.date().toISOString() } = mail;
  const subject = unbroken(mail.subject);
  await c
    .get("db")
    .insert(mails)
    .values({ to, subject, html: withMeasuresKept(String(await mailDocument(mail))), sentAt });
}

const withMeasuresKept = (document: string) => document.replaceAll(/>[^<]+/g, unbroken);

/** Tables, because mail programs lay out nothing else alike. */
function mailDocument({ subject, name, content, answers = [], action, picture, rest }: Mail): Html {
  return html`<!doctype html>
<html lang="fr">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <meta name="color-scheme" content="light dark">
  <meta name="supported-color-schemes" content="light dark">
  <title>${subject}</title>
  <link rel="icon" href="/favicon.svg" type="image/svg+xml">
  <link rel="stylesheet" href="/_sandbox/mailbox/style.css">
</head>
<body><table class="frame" role="presentation"><tbody><tr><td>
  <table class="sheet" role="presentation"><tbody>
    <tr><td class="head"><a href="${href("index")}"><img src="/icon-192.png" alt="" width="36" height="36">${shopName}</a></td></tr>
    <tr><td class="content">
      <h1>${subject}</h1>
      ${picture ? html`<img class="product" src="${picture.url}" alt="${picture.text}" width="160" height="160">` : ""}
      ${name === undefined ? "" : html`<p>Bonjour ${name},</p>`}
      ${content}
      ${answers.map((answer) => button(answer, "answer"))}
      ${action ? button(action) : ""}
      ${rest ?? ""}
      <p>À bientôt,<br>l’équipe ${shopName}</p>
    </td></tr>
    <tr><td class="foot">${senderPart()}</td></tr>
  </tbody></table>
</td></tr></tbody></table></body>
</html>`;
}

const button = ({ to, text }: Link, kind = "") =>
  html`<table class="button ${kind}" role="presentation"><tbody><tr><td><a href="${to}">${text}</a></td></tr></tbody></table>`;

function senderPart(): Html {
  const { phone, email, hours } = footer.customerService;
  return html`<p><small>Une question ? ${phone}, ${hours.toLowerCase()}, ou <a href="mailto:${email}">${email}</a>.</small></p>
    <p><small>Museau SAS, 12 quai des Tilleuls, 69009 Lyon, France. RCS Lyon 000 000 042.<br>
    ${footer.legal.slice(0, 4).map(({ to, name }, index) => html`${index > 0 ? " · " : ""}<a href="${to}">${name}</a>`)}</small></p>`;
}
