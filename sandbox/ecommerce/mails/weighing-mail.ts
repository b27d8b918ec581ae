import type { Context } from "hono";
import { html } from "hono/html";
import { animalHref, planHref } from "../../../shared/animal/animal-href.ts";
import { formatWeight } from "../../../shared/animal/weight/format-weight.ts";
import { ofName } from "../../../shared/text/of-name.ts";
import { formatDate } from "../../../shared/time/dates.ts";
import type { animals, weightPlans } from "../../database/schema/customers.ts";
import type { SandboxEnv } from "../../env.ts";
import { send } from "../../mailbox/send.ts";
import { weighingHref } from "../mail-links.ts";

interface AskedWeight {
  animal: typeof animals.$inferSelect;
  plan: typeof weightPlans.$inferSelect;
  /** Unix seconds. */
  expires: number;
  at: Date;
}

export async function sendWeighingMail(
  c: Context<SandboxEnv>,
  to: string,
  { animal: { id, name, weight }, plan, expires, at }: AskedWeight,
): Promise<void> {
  const target = formatWeight(plan.targetWeight / 10);
  return send(c, {
    to,
    sentAt: at.toISOString(),
    subject: `Combien pèse ${name} aujourd’hui ?`,
    content: html`<p>${weight === null ? "" : `Dernier poids noté : ${formatWeight(weight / 10)} kg. `}Son objectif : ${target} kg.</p>
    <p>Pesez ${name} le matin, avant son repas, toujours sur la même balance.</p>`,
    action: { to: await weighingHref(c, id, expires), text: "Noter son poids" },
    rest: html`<p>Un seul champ, sans connexion. Ce bouton sert une fois, jusqu’au ${formatDate(new Date(expires * 1000))}.</p>
    <p><a href="${planHref(id)}">Voir ou arrêter le plan ${ofName(name)}</a>, ou ouvrir <a href="${animalHref(id)}">sa page</a>.</p>`,
  });
}
