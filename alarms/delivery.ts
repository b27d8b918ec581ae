import { type Message, urgency } from "./incidents.ts";
import { type Letter, mailOf, pagerDutyOf, slackOf } from "./message-formats.ts";
import type { AlarmSettings } from "./settings.ts";

export interface Delivery {
  receiver: Receiver;
  message: Message;
}

type Receiver = "slack" | "mail" | "pagerduty";

/** Slack gets everything, a mailbox what somebody handles by day, PagerDuty what wakes somebody. */
export function deliveriesOf(messages: readonly Message[], settings: AlarmSettings): Delivery[] {
  const { QUIET, SLACK_URL, MAIL_URL, PAGERDUTY_KEY } = settings;
  return messages.flatMap((message) => {
    const receivers: [Receiver, string, number][] = [
      ["slack", SLACK_URL, urgency.nobody],
      ["mail", MAIL_URL, urgency["by day"]],
      ["pagerduty", PAGERDUTY_KEY, urgency["at once"]],
    ];
    return receivers
      .filter(([, isConfigured, least]) => isConfigured && urgency[message.wakes] >= least)
      .filter(([receiver]) => QUIET === "off" || receiver === "slack")
      .map(([receiver]) => ({ receiver, message }));
  });
}

/** Milliseconds. */
const longest = 10_000;
const longestForAll = 20_000;

/**
 * Each receiver gets its messages in their order, because an end must not arrive before its beginning; one that hangs
 * delays no other.
 *
 * @returns those that were not accepted
 */
export async function deliverAll(
  deliveries: readonly Delivery[],
  settings: AlarmSettings,
  fail: (error: unknown) => void,
): Promise<Delivery[]> {
  const unsent = new Set<Delivery>();
  const signal = AbortSignal.timeout(longestForAll);
  const queues = [...Map.groupBy(deliveries, ({ receiver }) => receiver).values()];
  const work = queues.map(async (queue) => {
    for (const delivery of queue)
      await deliver(delivery, settings, signal).catch((error: unknown) => {
        fail(error);
        unsent.add(delivery);
      });
  });
  await Promise.all(work);
  return deliveries.filter((one) => unsent.has(one));
}

/** @throws if the receiver did not accept the message */
async function deliver(
  { receiver, message }: Delivery,
  settings: AlarmSettings,
  signal: AbortSignal,
): Promise<void> {
  const { url, token, body } = requestOf(receiver, message, settings);
  const answer = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
    signal: AbortSignal.any([signal, AbortSignal.timeout(longest)]),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`${receiver} answered ${answer.status}`);
}

function requestOf(receiver: Receiver, message: Message, settings: AlarmSettings) {
  const { SHOP, RUNBOOKS, SLACK_URL, PAGERDUTY_URL, PAGERDUTY_KEY } = settings;
  const { MAIL_URL, MAIL_TOKEN, MAIL_FROM, MAIL_TO } = settings;
  const letter: Letter = { message, shop: SHOP, runbooks: RUNBOOKS };
  if (receiver === "slack") return { url: SLACK_URL, token: "", body: slackOf(letter) };
  if (receiver === "pagerduty")
    return { url: PAGERDUTY_URL, token: "", body: pagerDutyOf(letter, PAGERDUTY_KEY) };
  const to = MAIL_TO.split(",").map((one) => one.trim());
  return { url: MAIL_URL, token: MAIL_TOKEN, body: mailOf(letter, { from: MAIL_FROM, to }) };
}
