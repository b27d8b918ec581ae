import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { logIn, people } from "./customer.ts";
import { askStandIns } from "./visitor.ts";

async function invoiceOf(order: string, email?: string): Promise<Response> {
  const authorization = email ? `Bearer ${(await logIn(email)).token}` : "";
  return (env.SANDBOX as Fetcher).fetch(
    `http://sandbox/ecommerce/api/v2/shop/orders/${order}/invoice?channelCode=museau_fr&locale=fr-FR`,
    { headers: { accept: "application/pdf, application/ld+json", ...(authorization && { authorization }) } },
  );
}

const beginning = (bytes: ArrayBuffer) => new TextDecoder("latin1").decode(bytes.slice(0, 5));

describe("an invoice", () => {
  test.each(["demo-livree", "demo-remboursee", "demo-partiellement-remboursee", "demo-plus-vendue"])(
    "of a parcel that left a week ago is a PDF: %s",
    async (order) => {
      const answer = await invoiceOf(order, people.marguerite.email);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
      expect(answer.headers.get("content-disposition")).toMatch(/filename="facture-MUS\d{7}\.pdf"/);
      const bytes = await answer.arrayBuffer();
      expect(beginning(bytes)).toBe("%PDF-");
      expect(bytes.byteLength).toBeGreaterThan(1500);
    },
  );

  test("comes seven days after its parcel has left, and is 404 before, in the shape of the API", async () => {
    const order = "demo-livree-recemment";
    const early = await invoiceOf(order, people.marguerite.email);
    expect(early.status).toBe(404);
    expect(await early.json()).toMatchObject({
      "@type": "hydra:Error",
      "hydra:description": "La facture de cette commande n’existe pas encore.",
    });
    await askStandIns("/_sandbox/clock", { days: 1 });
    expect((await invoiceOf(order, people.marguerite.email)).status).toBe(404);
    await askStandIns("/_sandbox/clock", { hours: 13 });
    expect((await invoiceOf(order, people.marguerite.email)).status).toBe(200);
  });

  test.each(["demo-annulee", "demo-en-attente", "demo-panier", "demo-inconnue"])(
    "is 404 of what was never sent: %s",
    async (order) => {
      expect((await invoiceOf(order, people.marguerite.email)).status).toBe(404);
    },
  );

  test("of another customer is 404, and without a login 401", async () => {
    expect((await invoiceOf("demo-livree", people.paul.email)).status).toBe(404);
    expect((await invoiceOf("demo-livree")).status).toBe(401);
  });

  test("is the same file in every version of the API", async () => {
    await askStandIns("/_sandbox/dialect", { dialect: "2.0" });
    const answer = await invoiceOf("demo-livree", people.marguerite.email);
    expect(beginning(await answer.arrayBuffer())).toBe("%PDF-");
    expect((await invoiceOf("demo-annulee", people.marguerite.email)).headers.get("content-type")).toBe(
      "application/problem+json",
    );
    await askStandIns("/_sandbox/dialect", { dialect: "specification" });
  });
});
