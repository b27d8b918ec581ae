import type { Message } from "./incidents.ts";

export interface Letter {
  message: Message;
  shop: string;
  /** Folder of the runbooks, as an address that ends in a slash; empty: they are named only. */
  runbooks: string;
}

const heads = {
  rings: "ALARM",
  worse: "WORSE",
  part: "PART OF ANOTHER ALARM",
  over: "OVER",
} satisfies Record<Message["is"], string>;

const subjectOf = ({ message: { is, title }, shop }: Letter): string =>
  `${heads[is]}: ${title} (${new URL(shop).host})`;

function textOf(letter: Letter): string {
  const { message } = letter;
  const { is, seen, alarms, since, at, wakes } = message;
  const others = alarms.filter((title) => title !== message.title);
  const lines = [
    `${seen}.`,
    others.length > 0 ? `Also: ${others.join(", ")}.` : "",
    is === "over" ? `It lasted ${Math.round((at - since) / 60_000)} minutes.` : `Wakes somebody: ${wakes}.`,
    ...(is === "over" ? [] : message.runbooks.map((page) => `Runbook: ${addressOf(letter, page)}`)),
  ];
  return lines.filter(Boolean).join("\n");
}

const addressOf = ({ runbooks }: Letter, page: string): string => `${runbooks || "docs/runbooks/"}${page}.md`;

export const slackOf = (letter: Letter) => ({
  text: escaped(`*${subjectOf(letter)}*\n${textOf(letter)}`),
});

/** Slack reads these three characters as markup. */
const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Events API v2: the key joins an alarm and its end. */
export function pagerDutyOf(letter: Letter, routingKey: string) {
  const { message, shop } = letter;
  const { is, cause, since, runbooks } = message;
  const event = { routing_key: routingKey, dedup_key: `${new URL(shop).host}/${cause}/${since}` };
  if (is === "over" || is === "part") return { ...event, event_action: "resolve" as const };
  return {
    ...event,
    event_action: "trigger" as const,
    payload: {
      summary: subjectOf(letter).slice(0, 1024),
      source: new URL(shop).host,
      severity: "critical" as const,
      component: cause,
      custom_details: { text: textOf(letter) },
    },
    links: letter.runbooks
      ? runbooks.map((page) => ({ href: addressOf(letter, page), text: `Runbook ${page}` }))
      : [],
  };
}

export const mailOf = (letter: Letter, { from, to }: { from: string; to: readonly string[] }) => ({
  ...{ from, to, subject: subjectOf(letter), text: textOf(letter) },
});
