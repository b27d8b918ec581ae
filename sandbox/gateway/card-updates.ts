import { and, eq, exists } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { HTTPException } from "hono/http-exception";
import * as z from "zod/mini";
import {
  type GatewayOutcome,
  withGatewayOutcome,
} from "../../shared/subscription/payment/gateway-outcome.ts";
import * as clock from "../../shared/time/clock.ts";
import { cardUpdates as updateTable } from "../database/schema/subscription-events.ts";
import { type Card, subscriptions } from "../database/schema/subscriptions.ts";
import { sendChangeMail } from "../ecommerce/mails/subscription-mails.ts";
import { reloadSubscription } from "../ecommerce/subscriptions/followed-subscriptions.ts";
import { retryNow } from "../ecommerce/subscriptions/renewal.ts";
import { beginWithCard } from "../ecommerce/subscriptions/settle.ts";
import type { SandboxEnv } from "../env.ts";
import { readInput } from "../html/form.ts";
import {
  authenticationPage,
  cardPage,
  closedPage,
  type GatewayRequest,
  timeoutPage,
} from "./gateway-pages.ts";
import { readCard } from "./test-cards.ts";

const cardFields = z.object({ number: z.string(), expiry: z.string() });
const decision = z.object({ decision: z.enum(["accept", "refuse"]) });

type Update = NonNullable<Awaited<ReturnType<typeof findUpdate>>>;

export const cardUpdates = new Hono<SandboxEnv>()
  .get("/:token", async (c) => {
    const update = await requireUpdate(c);
    if (!isOpen(update)) return c.html(closedPage({ back: update.returnPath }));
    return c.html(cardPage(requestOf(update)));
  })
  .post("/:token", async (c) => {
    const update = await requireOpen(c);
    const reading = readCard(await readInput(c, cardFields), clock.date());
    if ("problem" in reading) return c.html(cardPage(requestOf(update), reading.problem), 422);
    const { answer, card } = reading;
    switch (answer.state) {
      case "timeout":
        return c.html(timeoutPage(requestOf(update)), 504);
      case "authentication":
        await c.get("db").update(updateTable).set({ card }).where(openUpdate(update));
        return c.html(authenticationPage(requestOf(update)));
      case "completed":
        return accept(c, update, card);
      default:
        return close(c, update, "failed");
    }
  })
  .post("/:token/decision", async (c) => {
    const update = await requireOpen(c);
    if (!update.card) return c.html(cardPage(requestOf(update), "Indiquez d’abord votre carte."), 422);
    const { decision: decided } = await readInput(c, decision);
    return decided === "accept" ? accept(c, update, update.card) : close(c, update, "failed");
  })
  .post("/:token/abandon", async (c) => close(c, await requireOpen(c), "cancelled"));

async function accept(c: Context<SandboxEnv>, update: Update, card: Card): Promise<Response> {
  const db = c.get("db");
  const stillOpen = db.select({ token: updateTable.token }).from(updateTable).where(openUpdate(update));
  const [, [closed]] = await db.batch([
    db
      .update(subscriptions)
      .set({ card, paymentMethod: "card", cardRemindedAt: null })
      .where(and(eq(subscriptions.id, update.subscriptionId), exists(stillOpen))),
    db
      .update(updateTable)
      .set({ state: "completed", card })
      .where(openUpdate(update))
      .returning({ token: updateTable.token }),
  ]);
  if (!closed) throw await alreadyClosed(update);
  const subscription = await reloadSubscription(c, { id: update.subscriptionId });
  await sendChangeMail(c, subscription, {
    kind: "changed",
    subject: "Votre carte bancaire est enregistrée",
    sentences: [`La carte qui se termine par ${card.lastDigits} paie désormais vos livraisons.`],
    tab: "mon-abonnement",
  });
  await beginWithCard(c, subscription);
  await retryNow(c, subscription);
  return back(c, update, "accepte");
}

async function close(c: Context<SandboxEnv>, update: Update, state: "failed" | "cancelled") {
  await c.get("db").update(updateTable).set({ state }).where(openUpdate(update));
  return back(c, update, state === "failed" ? "refuse" : "abandonne");
}

function back(c: Context<SandboxEnv>, { returnPath }: Update, outcome: GatewayOutcome): Response {
  return c.redirect(withGatewayOutcome(returnPath, outcome), 303);
}

const openUpdate = ({ token }: Update) => and(eq(updateTable.token, token), eq(updateTable.state, "open"));

const isOpen = ({ state, subscription }: Update) => state === "open" && subscription.state !== "stopped";

const findUpdate = (c: Context<SandboxEnv>, token: string) =>
  c.get("db").query.cardUpdates.findFirst({
    where: eq(updateTable.token, token),
    with: { subscription: { columns: { number: true, state: true } } },
  });

async function requireUpdate(c: Context<SandboxEnv>): Promise<Update> {
  const update = await findUpdate(c, c.req.param("token") ?? "");
  if (!update) throw new HTTPException(404, { message: "Cette page n’existe pas." });
  return update;
}

async function requireOpen(c: Context<SandboxEnv>): Promise<Update> {
  const update = await requireUpdate(c);
  if (isOpen(update)) return update;
  throw await alreadyClosed(update);
}

async function alreadyClosed({ returnPath }: Update): Promise<HTTPException> {
  const page = String(await closedPage({ back: returnPath }));
  const headers = { "content-type": "text/html; charset=utf-8" };
  return new HTTPException(409, { res: new Response(page, { status: 409, headers }) });
}

function requestOf({ token, subscription, returnPath }: Update): GatewayRequest {
  return {
    address: `/_sandbox/paiement/carte/${token}`,
    subject: html`Carte de l’abonnement ${subscription.number}`,
    amount: null,
    submit: "Enregistrer cette carte",
    confirmed: "que cette carte paie vos livraisons chez Museau",
    confirm: "Confirmer la carte",
    back: returnPath,
    mayBeLate: false,
  };
}
