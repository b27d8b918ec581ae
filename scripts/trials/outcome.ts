import type { Answer } from "./shop.ts";

export interface Outcome {
  status: number;
  said: string;
}

export function outcomeOf({ status, headers, text }: Answer): Outcome {
  const type = headers.get("Content-Type") ?? "";
  if (status >= 300 && status < 400) {
    return { status, said: noticeIn(headers) || `to ${placeOf(headers.get("Location") ?? "")}` };
  }
  if (type.includes("json")) return { status, said: sentenceIn(JSON.parse(text)) };
  if (type.includes("html")) return { status, said: shownIn(text) };
  return { status, said: "" };
}

const placeOf = (address: string) =>
  address
    .replace(/[?#].*/, "")
    .replace(/^https?:\/\/[^/]+/, "")
    .replace(/^\/commande\/[^/]+\//, "/commande/…/")
    .replace(/\/(paiement)\/.+/, "/$1/…");

function noticeIn(headers: Headers): string {
  const cookie = headers.getSetCookie().find((line) => /^(__Host-)?notice=[^;]/.test(line)) ?? "";
  const value = /notice=([^;]*)/.exec(cookie)?.[1];
  return value ? String(JSON.parse(decodeURIComponent(value)).text) : "";
}

function sentenceIn(body: { message?: string; errors?: { form?: string[]; fields?: object } }): string {
  return (
    body.message ?? [...(body.errors?.form ?? []), ...Object.values(body.errors?.fields ?? {})].join(" ")
  );
}

function shownIn(html: string): string {
  const heading = plain(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? "");
  const notices = [...html.matchAll(/role="(?:alert|status)"[^>]*>\s*(?:<div>)([\s\S]*?)<\/div>/g)].map(
    ([, text = ""]) => plain(text),
  );
  const beside = [...html.matchAll(/<p[^>]* (?:id="[^"]*-error"|role="alert")[^>]*>([\s\S]*?)<\/p>/g)].map(
    ([, text = ""]) => plain(text),
  );
  return [heading, ...notices, ...beside].filter(Boolean).join(". ").replaceAll(".. ", ". ");
}

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "’")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .replace(/\d+(er)? \p{L}+ \d{4} à \d+ h(?: \d\d)?/gu, "…")
    .trim();
