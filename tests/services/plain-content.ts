import type { Answer, AnswerTo } from "./plain-server.ts";

const token = "strapi-token-of-a-reader";
export const plainContentToken = token;

const picture = {
  id: 3,
  documentId: "img3",
  url: "/uploads/sac_9f1.jpg",
  formats: null,
  alternativeText: null,
  width: null,
  height: null,
};

const product = {
  id: 12,
  documentId: "k2x",
  sku: "PLN-1",
  slug: "croquettes-simples",
  name: "Croquettes simples",
  viewable: true,
  animal: "dog",
  kind: "dry",
  subtitle: null,
  image: picture,
  images: [],
  rating: 4.5,
  reviewCount: 2,
  filters: [
    { id: 1, name: null, value: "Adulte" },
    { id: 2, name: "age", value: "Adulte" },
  ],
  ProductVariants: [
    {
      id: 5,
      code: "31000101",
      slug: "2-kg",
      name: "2 kg",
      weight: 2000,
      show_variant: true,
      in_stock: true,
      base_price: 1890,
      base_price_subscription: 1701,
    },
    {
      id: 6,
      code: "Tasse n° 3",
      slug: "6-kg",
      name: "6 kg",
      weight: null,
      show_variant: true,
      in_stock: true,
      base_price: "4 990",
      base_price_subscription: null,
    },
  ],
  description: "Des croquettes sans histoires.",
  category: { id: 4, documentId: "c4", name: "Croquettes pour chien", path: "chien/croquettes" },
  ancestors: [],
  feedType: "Aliment complet pour chien",
  composition: "Poulet, riz",
  additives: null,
  analyticalConstituents: [{ name: "Protéines brutes", percent: 26.5 }],
  metabolizableEnergy: 380.5,
  rations: [],
  directions: "Laisser de l’eau fraîche.",
  json_avis: [],
  oldProduct: null,
  seo: null,
};

const link = (name: string, to: string) => ({ id: 1, name, to, title: null });

const singles: Record<string, unknown> = {
  "/api/b2c-header": {
    id: 1,
    documentId: "h",
    announcement: null,
    menu: [{ ...link("Chien", "/chien/"), children: [] }],
  },
  "/api/b2c-footer": {
    id: 1,
    documentId: "f",
    columns: [{ title: "La boutique simple", links: [link("Contact", "/nous-contacter/")] }],
    legal: [],
    customerService: { phone: "01 23 45 67 89", email: "bonjour@simple.example", hours: "9 h à 18 h" },
  },
  "/api/home": {
    id: 1,
    documentId: "p",
    slug: "home",
    title: "La boutique simple",
    seo: null,
    blocks: [
      {
        __component: "blocks.rich-content",
        id: 1,
        title: "Bienvenue",
        text: [{ type: "paragraph", children: [{ type: "text", text: "Nous vendons des croquettes." }] }],
      },
      { __component: "blocks.of-next-year", id: 2, nobody: "knows" },
    ],
  },
  "/api/b2c-categories/chien/croquettes": {
    id: 4,
    documentId: "c4",
    path: "chien/croquettes",
    name: "Croquettes pour chien",
    title: "Croquettes pour chien",
    ancestors: [],
    children: [],
    skus: ["PLN-1", "PLN-2"],
  },
  "/api/b2c-products/croquettes-simples": product,
  "/api/b2c-products/PLN-1": product,
};

/** Mimics Strapi 5: flat entries, a token, no page count, its own error for a missing entry. */
export const plainContent: AnswerTo = ({ path, query, headers }) => {
  if (headers.authorization !== `Bearer ${token}`) return problem(403, "ForbiddenError", "Forbidden");
  if (query.get("locale") !== "fr") return problem(400, "ValidationError", "Invalid locale");
  if (path === "/api/b2c-redirects") return { status: 204 };
  if (path === "/api/b2c-products") return list([product]);
  if (
    path === "/api/b2c-faq" ||
    path === "/api/b2c-sitemap" ||
    path.startsWith("/api/b2c-products/b2c-categories/")
  )
    return list([]);
  const found = singles[path];
  return found ? { body: { data: found, meta: {} } } : problem(404, "NotFoundError", "Not Found");
};

const list = (data: readonly object[]): Answer => ({
  body: { data, meta: { pagination: { page: 1, pageSize: 100 } } },
});

const problem = (status: number, name: string, message: string): Answer => ({
  status,
  body: { data: null, error: { status, name, message, details: {} } },
});
