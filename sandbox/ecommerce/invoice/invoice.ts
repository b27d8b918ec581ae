import { Hono } from "hono";
import * as clock from "../../../shared/time/clock.ts";
import type { SandboxEnv } from "../../env.ts";
import { requireAccount } from "../bearer.ts";
import { requireOrder } from "../order-store.ts";
import { notFound } from "../problems.ts";
import { invoiceOf } from "./invoice-content.ts";
import { invoiceDateOf } from "./invoice-date.ts";

export const invoice = new Hono<SandboxEnv>().get("/:token/invoice", async (c) => {
  requireAccount(c);
  const order = await requireOrder(c);
  const date = invoiceDateOf(order);
  if (!date || date > clock.date()) throw notFound("La facture de cette commande n’existe pas encore.");
  const content = invoiceOf(order, date);
  const { invoicePdf } = await import("./invoice-pdf.ts");
  const pdf = await invoicePdf(content);
  return c.body(new Uint8Array(pdf), 200, {
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="facture-${content.order}.pdf"`,
  });
});
