import { env } from "cloudflare:workers";
import { mailLinkText, mailLinkToken } from "../../shared/mail-link/mail-link.ts";
import { href } from "../../shared/routes.ts";
import * as clock from "../../shared/time/clock.ts";
import { sign } from "../../worker/signature.ts";

const day = 86_400;

/** Starts a plan for an animal of the demo, as its API does, and sends the mail of a weighing. */
export async function planFor(
  animal: number,
  { startWeight, targetWeight, daysAgo = 0 }: { startWeight: number; targetWeight: number; daysAgo?: number },
): Promise<void> {
  const at = (days: number) => new Date(clock.now() + days * day * 1000).toISOString();
  await env.DB.prepare(
    "insert or replace into weight_plans (animalId, startWeight, targetWeight, startedAt, nextWeighingAt) values (?, ?, ?, ?, ?)",
  )
    .bind(animal, startWeight * 10, targetWeight * 10, at(-daysAgo), at(14))
    .run();
}

export async function weighed(animal: number, ...weights: (readonly [daysAgo: number, weight: number])[]) {
  for (const [daysAgo, weight] of weights)
    await env.DB.prepare("insert into animal_weights (animalId, weight, measuredAt) values (?, ?, ?)")
      .bind(animal, weight * 10, new Date(clock.now() - daysAgo * day * 1000).toISOString())
      .run();
}

export async function stopPlans(): Promise<void> {
  await env.DB.batch([
    env.DB.prepare("delete from weight_plans"),
    env.DB.prepare("delete from weighing_links"),
  ]);
}

/** @param signed animal that the signature is for, if it is another than the address names */
export async function weighingLink(
  animal: number,
  { days = 14, signed = animal, isSent = true } = {},
): Promise<string> {
  const expires = Math.floor(clock.now() / 1000) + Math.round(days * day);
  if (isSent)
    await env.DB.prepare("insert into weighing_links (animalId, expires, sentAt) values (?, ?, ?)")
      .bind(animal, expires, new Date((expires - 14 * day) * 1000).toISOString())
      .run();
  const signature = await sign(env.MAIL_LINK_SECRET ?? "", mailLinkText("weighing", String(signed), expires));
  return `${href("pesee-animal", { animal: String(animal) })}?jeton=${mailLinkToken(expires, signature)}`;
}
