import { awkwardAdvice, awkwardRefusal } from "./awkward-advice.ts";

interface ContentAnswer {
  status: number;
  body: unknown;
}

/** Uses everything unusual that Strapi's documentation allows. Prices stay integers. */
export function awkward({ status, body }: ContentAnswer): ContentAnswer {
  const isNothing = status === 404 || body === null;
  if (isNothing) return { status: 204, body: undefined };
  if (status === 200 && isRecord(body) && "recommendations" in body) {
    return { status, body: awkwardAdvice(body) };
  }
  if (status === 422) return { status, body: awkwardRefusal(body) };
  if (status !== 200 || !isRecord(body) || !("data" in body)) return { status, body };
  const { data, meta } = body;
  if (!Array.isArray(data)) return { status, body: { data: flat(data), meta: {} } };
  const { page, pageSize } = paginationOf(meta);
  const nameless =
    data.length > 0 && isRecord(data[0]) && hasSku(data[0]) ? [{ id: 0, sku: "SANS-NOM" }] : [];
  return {
    status,
    body: { data: [...data.map(flat), ...nameless], meta: { pagination: { page, pageSize } } },
  };
}

function flat(entry: unknown): unknown {
  if (!isRecord(entry) || !isRecord(entry.attributes)) return respelled(entry);
  const id = Number(entry.id);
  return {
    id,
    documentId: documentIdOf(id),
    ...members(entry.attributes),
    publishedAt: null,
    localizations: [],
  };
}

function respelled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(respelled);
  return isRecord(value) ? members(value) : value;
}

function members(record: Record<string, unknown>): Record<string, unknown> {
  const own = Object.entries(record).map(([name, value]) => [name, member(name, value)]);
  const told: Record<string, unknown> = Object.fromEntries(own);
  const isMedia = "url" in record && "width" in record && "height" in record;
  return isMedia ? { ...told, width: null, height: null, formats: null, provider_metadata: null } : told;
}

function member(name: string, value: unknown): unknown {
  if (value === undefined) return null;
  const change = changes[name];
  if (change && value !== null) return change(value);
  if (typeof value === "boolean") return value ? 1 : 0;
  return respelled(value);
}

const changes: Record<string, (value: unknown) => unknown> = {
  base_price: String,
  base_price_subscription: String,
  cutOff: String,
  freeFrom: String,
  weight: String,
  rating: String,
  reviewCount: String,
  code: Number,
  show_variant: String,
  grams: (value) => Number(value) + 0.5,
  metabolizableEnergy: (value) => Number(value) + 0.5,
  additives: (value) => (value === "" ? [] : value),
  category: (value) => (isRecord(value) ? { ...value, id: String(value.id), documentId: "c" } : value),
  json_avis: (value) => JSON.stringify(reviews(value)),
  filters: (value) =>
    Array.isArray(value) ? [...value.map(unwrapped), { id: 0, value: "sans nom" }] : value,
  bi_nutrition_partner: (value) => ({ id: 1, documentId: "p", sku: value }),
  sample: (value) => ({ id: 1, documentId: "s", slug: value }),
  oldProduct: (value) => (isRecord(value) && value.heir == null ? true : value),
};

const unwrapped = (filter: unknown) => (isRecord(filter) ? filter.attributes : filter);

function reviews(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const told = value.map((review: unknown, index) =>
    isRecord(review)
      ? { ...review, id: index + 1, score: Math.max(1, Number(review.score) - (index % 2) / 2) }
      : review,
  );
  return [...told, { id: told.length + 1, author: "Anonyme", score: 1, text: "Sans date." }];
}

function paginationOf(meta: unknown): Record<string, unknown> {
  return isRecord(meta) && isRecord(meta.pagination) ? meta.pagination : {};
}

const hasSku = (entry: Record<string, unknown>) => isRecord(entry.attributes) && "sku" in entry.attributes;

const documentIdOf = (id: number) => `d${id.toString(36).padStart(23, "0")}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
