import * as clock from "../shared/time/clock.ts";
import { categories } from "./content/categories.ts";
import { crossSells } from "./content/cross-sells.ts";
import type { Product } from "./content/entries/product.ts";
import { faq } from "./content/faq.ts";
import { footer } from "./content/footer.ts";
import { header } from "./content/header.ts";
import { pages } from "./content/pages.ts";
import { products, toFullProduct } from "./content/products.ts";
import { redirects } from "./content/redirects.ts";
import { samples, sampleVariants } from "./content/samples.ts";
import { shops } from "./content/shops.ts";
import { newContentVersion } from "./content-system/content-version.ts";
import { type Collection, trimSlashes } from "./content-system/document-store.ts";
import { insertAtOnce } from "./database/insert-at-once.ts";
import type { Database } from "./database/open.ts";
import { closures, frequencies, variants } from "./database/schema/catalogue.ts";
import {
  addresses,
  animals,
  animalWeights,
  customers,
  refreshTokens,
  sponsorships,
  users,
  weightPlans,
} from "./database/schema/customers.ts";
import { marketingEvents, marketingReports, tagHits } from "./database/schema/marketing.ts";
import { orderItems, orders, payments } from "./database/schema/orders.ts";
import {
  contactRequests,
  contractTerminations,
  mails,
  newsletterSubscriptions,
  stockNotifications,
  withdrawals,
} from "./database/schema/requests.ts";
import { botCheckTokens, documents, faults, identityCodes, settings } from "./database/schema/services.ts";
import { subscriptionItems, subscriptions } from "./database/schema/subscriptions.ts";
import { demoAddresses } from "./demo/demo-addresses.ts";
import { demoAnimalRows } from "./demo/demo-animals.ts";
import { demoCustomers, demoPassword } from "./demo/demo-customers.ts";
import { demoSponsorships } from "./demo/demo-sponsorships.ts";
import { demoFrequencies, demoSubscriptionRows } from "./demo/demo-subscriptions.ts";
import { demoOrderRows } from "./demo/orders/demo-order-rows.ts";
import { hashPassword } from "./ecommerce/passwords.ts";
import { subscriptionPriceOf } from "./ecommerce/prices.ts";

const demoStock = 40;

export async function seed(db: Database): Promise<void> {
  await db.batch(await demoShop(db));
}

export async function demoShop(db: Database) {
  const now = clock.date().toISOString();
  const passwordHash = await hashPassword(demoPassword);
  const formats = formatRows();
  const subscribed = demoSubscriptionRows(new Date(now));
  const ordered = demoOrderRows(new Date(now), (code) => priceOf(formats, code));
  const kept = demoAnimalRows(now);
  return [
    // Cascades delete lines, users, addresses, animals and sponsorships.
    db.delete(orders),
    db.delete(subscriptions),
    db.delete(contractTerminations),
    db.delete(withdrawals),
    db.delete(refreshTokens),
    db.delete(addresses),
    db.delete(customers),
    db.delete(variants),
    db.delete(documents),
    db.delete(closures),
    db.delete(frequencies),
    db.delete(faults),
    db.delete(settings),
    newContentVersion(db),
    db.delete(contactRequests),
    db.delete(newsletterSubscriptions),
    db.delete(stockNotifications),
    db.delete(botCheckTokens),
    db.delete(identityCodes),
    db.delete(mails),
    db.delete(marketingEvents),
    db.delete(marketingReports),
    db.delete(tagHits),
    ...inChunks(contentRows().map((row, index) => ({ id: index + 1, updatedAt: now, ...row }))).map((rows) =>
      db.insert(documents).values(rows),
    ),
    ...inChunks(formats).map((rows) => db.insert(variants).values(rows)),
    insertAtOnce(
      db,
      customers,
      demoCustomers.map(({ customer }) => ({
        ...customer,
        lastOrderDate: lastOrderOf(customer.id, ordered.orders) ?? customer.lastOrderDate,
        createdAt: now,
      })),
    ),
    insertAtOnce(
      db,
      users,
      demoCustomers.map(({ customer, verified }) => ({ customerId: customer.id, passwordHash, verified })),
    ),
    ...inChunks(demoAddresses).map((rows) => db.insert(addresses).values(rows)),
    insertAtOnce(db, animals, kept.animals),
    insertAtOnce(db, animalWeights, kept.weights),
    db.insert(weightPlans).values(kept.plans),
    insertAtOnce(db, frequencies, demoFrequencies),
    insertAtOnce(db, subscriptions, subscribed.subscriptions),
    insertAtOnce(db, subscriptionItems, subscribed.items),
    db.insert(sponsorships).values(demoSponsorships(new Date(now))),
    insertAtOnce(db, orders, ordered.orders),
    insertAtOnce(db, orderItems, ordered.items),
    insertAtOnce(db, payments, ordered.payments),
  ] as const;
}

export interface ContentRow {
  id?: number;
  collection: Collection;
  key: string;
  json: Record<string, unknown>;
}

export function contentRows(): ContentRow[] {
  return [
    { collection: "header", key: "header", json: header },
    { collection: "footer", key: "footer", json: footer },
    ...categories.map(({ id, ...category }) => ({
      id,
      collection: "category" as const,
      key: category.path,
      json: category,
    })),
    ...Object.entries(pages).map(([key, page]) => ({ collection: "page" as const, key, json: { ...page } })),
    ...products.map((product) => ({
      collection: "product" as const,
      key: product.sku,
      json: toFullProduct(product),
    })),
    ...Object.entries(crossSells).map(([key, { title, skus }]) => ({
      collection: "cross-sell" as const,
      key,
      json: { title, products: skus },
    })),
    ...samples.map((sample) => ({ collection: "sample" as const, key: sample.slug, json: { ...sample } })),
    ...faq.map((question) => ({ collection: "faq" as const, key: question.slug, json: { ...question } })),
    ...redirects.map(({ path, ...rule }) => ({
      collection: "redirect" as const,
      key: trimSlashes(path),
      json: rule,
    })),
    ...shops.map((shop) => ({ collection: "shop" as const, key: shop.slug, json: { ...shop } })),
  ];
}

export type FormatRow = typeof variants.$inferInsert;

export const formatRows = (): FormatRow[] => [
  ...products.flatMap((product) => variantRows(toFullProduct(product))),
  ...sampleVariants(demoStock),
];

function variantRows(product: Product): FormatRow[] {
  return product.ProductVariants.flatMap((variant) =>
    Number.isInteger(variant.base_price) && variant.base_price != null
      ? [
          {
            code: variant.code,
            sku: product.sku,
            productName: product.name,
            variantName: variant.name,
            weight: variant.weight,
            price: variant.base_price,
            subscriptionPrice: variant.base_price_subscription ?? subscriptionPriceOf(variant.base_price),
            stock: variant.in_stock ? demoStock : 0,
            sellable: product.viewable && variant.show_variant,
          },
        ]
      : [],
  );
}

function priceOf(formats: readonly FormatRow[], code: string) {
  const format = formats.find((one) => one.code === code);
  if (!format) throw new Error(`the demo shop orders ${code}, which it does not sell`);
  return format;
}

function lastOrderOf(customer: number, placed: readonly (typeof orders.$inferInsert)[]) {
  return placed
    .flatMap(({ customerId, checkoutCompletedAt }) =>
      customerId === customer && checkoutCompletedAt ? [checkoutCompletedAt] : [],
    )
    .toSorted()
    .at(-1);
}

/** D1 takes 100 parameters per statement, and few tables have more than ten columns. */
function inChunks<T>(rows: readonly T[], length = 10): T[][] {
  return Array.from({ length: Math.ceil(rows.length / length) }, (_, index) =>
    rows.slice(index * length, (index + 1) * length),
  );
}
