import { and, asc, eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { addresses as addressTable, customers } from "../database/schema/customers.ts";
import type { SandboxEnv } from "../env.ts";
import type { CustomerAccount } from "./accounts.ts";
import { requireAccount } from "./bearer.ts";
import { collectionPage } from "./collection-page.ts";
import { apiPath, iri } from "./iri.ts";
import { addressFaults, orderAddress } from "./order-address.ts";
import { notFound, refuse } from "./problems.ts";
import { linkedData, readBody } from "./request.ts";
import { lengthFaults, type Violation, violation } from "./violations.ts";

type Row = typeof addressTable.$inferSelect;

const entry = z.extend(orderAddress, { alias: z._default(z.nullable(z.string()), null) });

export const addresses = new Hono<SandboxEnv>()
  .get("/", async (c) => {
    const account = requireAccount(c);
    const rows = await c.get("db").query.addresses.findMany({
      where: eq(addressTable.customerId, account.id),
      orderBy: asc(addressTable.id),
    });
    const members = rows.map((row) => addressJson(row, account));
    return collectionPage(c, { type: "Address", path: "addresses", members });
  })
  .post("/", async (c) => {
    const account = requireAccount(c);
    const row = await c
      .get("db")
      .insert(addressTable)
      .values({ customerId: account.id, ...(await readEntry(c)) })
      .returning()
      .get();
    return linkedData(c, addressJson(row, account), 201);
  })
  .get("/:id", async (c) => linkedData(c, addressJson(await requireOwn(c), requireAccount(c))))
  .put("/:id", async (c) => {
    const { id } = await requireOwn(c);
    const change = await readEntry(c);
    const row = await c
      .get("db")
      .update(addressTable)
      .set(change)
      .where(eq(addressTable.id, id))
      .returning()
      .get();
    return linkedData(c, addressJson(row, requireAccount(c)));
  })
  .delete("/:id", async (c) => {
    const { id } = await requireOwn(c);
    const db = c.get("db");
    await db.delete(addressTable).where(eq(addressTable.id, id));
    await db
      .update(customers)
      .set({ defaultAddress: null })
      .where(eq(customers.defaultAddress, iri("addresses", id)));
    return c.body(null, 204);
  });

async function requireOwn(c: Context<SandboxEnv>): Promise<Row> {
  const { id } = requireAccount(c);
  const row = await c.get("db").query.addresses.findFirst({
    where: and(eq(addressTable.id, Number(c.req.param("id")) || 0), eq(addressTable.customerId, id)),
  });
  if (!row) throw notFound("Cette adresse n’existe pas.");
  return row;
}

async function readEntry(c: Context<SandboxEnv>) {
  const { alias, ...address } = await readBody(c, entry);
  refuse([...addressFaults(address, ""), ...aliasFaults(alias)]);
  return { alias, address };
}

function aliasFaults(alias: string | null): Violation[] {
  if (!alias) return [];
  const emoji = /\p{Extended_Pictographic}/u.test(alias);
  return [
    ...lengthFaults("alias", alias, 0, 255),
    ...(emoji ? [violation("pattern", "alias", "This value is not valid.")] : []),
  ];
}

function addressJson({ id, alias, address }: Row, { customer }: CustomerAccount) {
  return {
    "@context": `${apiPath}/contexts/Address`,
    "@id": iri("addresses", id),
    "@type": "Address",
    id,
    alias,
    ...address,
    isDefault: customer.defaultAddress === iri("addresses", id),
  };
}
