import { desc, eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { type ClaimKind, claimKinds, namesProducts, needsPhoto } from "../../shared/claim/claim.ts";
import { reachedBy } from "../../shared/delivery/arrival.ts";
import { expectedCarrier } from "../../shared/delivery/delivery-terms.ts";
import { shopCountries } from "../../shared/identity.ts";
import * as clock from "../../shared/time/clock.ts";
import { header } from "../content/header.ts";
import { orderClaims as table } from "../database/schema/orders.ts";
import type { SandboxEnv } from "../env.ts";
import { dayOf } from "../paris-days.ts";
import { requireAccount } from "./bearer.ts";
import { collectionPage } from "./collection-page.ts";
import { apiPath, idOf, iri } from "./iri.ts";
import { sendClaimMail } from "./mails/order-mails.ts";
import { type Order, requireOrder } from "./order-store.ts";
import { refuse } from "./problems.ts";
import { linkedData, readBody } from "./request.ts";
import { countryOf } from "./vat.ts";
import { blank, type Violation, violation } from "./violations.ts";

type StoredClaim = typeof table.$inferSelect;

const claim = z.object({
  kind: z.string(),
  items: z.array(z.string()),
  message: z.string(),
  file: z.nullish(z.object({ name: z.string(), type: z.string(), content: z.base64() })),
});
type Claim = z.output<typeof claim>;

const longestMessage = 1000;

/** Bytes of base64. */
const largestPhoto = 7 * 1024 * 1024;

export const orderClaims = new Hono<SandboxEnv>()
  .get("/:token/claims", async (c) => {
    const order = await requireOwn(c);
    const claims = await c.get("db").query.orderClaims.findMany({
      where: eq(table.orderId, order.id),
      orderBy: desc(table.id),
    });
    const path = `orders/${order.tokenValue}/claims`;
    return collectionPage(c, {
      type: "OrderClaim",
      path,
      members: claims.map((one) => claimJson(order, one)),
    });
  })
  .post("/:token/claims", async (c) => {
    const order = await requireOwn(c);
    const { kind, message, items, file } = await readBody(c, claim);
    const lines = items.map((item) => Number(idOf(item)));
    refuse(faultsOf(order, { kind, message, items, file }, lines));
    const fileKey = file ? `claims/${crypto.randomUUID()}` : null;
    if (file && fileKey) {
      const content = Uint8Array.fromBase64(file.content);
      await c.env.FILES?.put(fileKey, content, { httpMetadata: { contentType: file.type } });
    }
    const [stored] = await c
      .get("db")
      .insert(table)
      .values({
        orderId: order.id,
        reference: `SIG-${crypto.randomUUID().slice(0, 8).toUpperCase()}`,
        kind: kind as ClaimKind,
        items: lines,
        message,
        fileName: file?.name ?? null,
        fileType: file?.type ?? null,
        fileKey,
        createdAt: clock.date().toISOString(),
      })
      .returning();
    if (!stored) throw new Error("The claim is not stored.");
    await sendClaimMail(c, order, stored.reference, answerDays);
    return linkedData(c, { "@context": `${apiPath}/contexts/OrderClaim`, ...claimJson(order, stored) }, 201);
  });

async function requireOwn(c: Context<SandboxEnv>): Promise<Order> {
  requireAccount(c);
  return requireOrder(c);
}

function faultsOf(order: Order, { kind, message, file }: Claim, lines: readonly number[]): Violation[] {
  const known = claimKinds.find((one) => one === kind);
  if (!known) return [rule("kind", "Ce motif n’existe pas.")];
  const isOwn = (line: number) => order.items.some(({ id }) => id === line);
  return [
    ...(isSent(order) ? [] : [rule("", "Cette commande n’est pas encore partie.")]),
    ...(known === "not_received" && !isDue(order) ? [rule("kind", "Ce colis est encore en route.")] : []),
    ...(namesProducts(known) && lines.length === 0 ? [blank("items")] : []),
    ...(lines.every(isOwn) ? [] : [rule("items", "Cet article n’est pas dans la commande.")]),
    ...(needsPhoto(known) && !file ? [blank("file")] : []),
    ...(file && !isPhoto(file) ? [rule("file", "Ce fichier n’est pas une photo.")] : []),
    ...(message.length > longestMessage ? [rule("message", "Ce message est trop long.")] : []),
  ];
}

const rule = (path: string, message: string): Violation => violation("choice", path, message);

const isPhoto = ({ type, content }: NonNullable<Claim["file"]>) =>
  ["image/jpeg", "image/png", "image/webp"].includes(type) && content.length <= largestPhoto;

const isSent = ({ shippingState }: Order) => ["shipped", "partially_shipped"].includes(shippingState);

/** A parcel is lost once its carrier's longest time is over. */
function isDue(order: Order): boolean {
  const { delivery: terms } = header;
  const country = shopCountries.find((one) => one === countryOf(order));
  const carrier = terms && country && expectedCarrier(terms, { carrier: order.shippingMethod, country });
  if (!order.shippedAt || !carrier) return isSent(order);
  return dayOf(clock.date()) > reachedBy(dayOf(order.shippedAt), carrier, country);
}

/** Working days. */
const answerDays = 2;

const day = 86_400_000;

/** Customer service looks at a claim after a day and settles it after two. */
function stateOf({ createdAt }: StoredClaim) {
  const age = clock.now() - Date.parse(createdAt);
  if (age < day) return "new";
  return age < 2 * day ? "in_progress" : "settled";
}

function claimJson({ tokenValue }: Order, stored: StoredClaim) {
  const { reference, kind, items, createdAt, fileKey } = stored;
  return {
    "@id": `${iri("orders", tokenValue)}/claims/${reference}`,
    "@type": "OrderClaim",
    ...{ reference, kind, state: stateOf(stored), createdAt },
    items: items.map((item) => iri("order-items", item)),
    hasPhoto: fileKey !== null,
    answerWithinDays: answerDays,
  };
}
