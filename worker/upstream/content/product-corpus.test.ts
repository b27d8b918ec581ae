import { expect, test } from "vitest";
import type { Product } from "../../../shared/product/product.ts";
import { parseTolerantly } from "../lists.ts";
import { productSchemas } from "./product.ts";

const review = {
  id: "1",
  author: "Claire M.",
  score: 5,
  text: "Bien.",
  date: "2026-10-01",
  experienceDate: "2026-09-20",
};
const variant = { code: "12345678", slug: "2-kg", name: "2 kg", weight: 2000, base_price: 1890 };
const record = {
  sku: "CHN-01",
  slug: "poulet",
  name: "Poulet",
  ProductVariants: [variant],
  json_avis: [review],
};

const constituent = (member: object, read: object) => (): Quirk => [
  { analyticalConstituents: [{ name: "Protéine brute", ...member }] },
  ({ analyticalConstituents }) => analyticalConstituents,
  [{ name: "Protéine brute", ...read }],
];
const ofVariant = (member: object, read: object) => (): Quirk => [
  { ProductVariants: [{ ...variant, ...member }] },
  ({ variants }) => variants,
  [expect.objectContaining(read)],
];
const ofReview = (member: object, read: object) => (): Quirk => [
  { json_avis: [{ ...review, ...member }] },
  ({ reviews }) => reviews,
  [expect.objectContaining(read)],
];
const member = (written: object, read: object) => (): Quirk => [
  written,
  (product) => product,
  expect.objectContaining(read),
];

type Quirk = [written: object, read: (product: Product) => unknown, meant: unknown];

const quirks: (() => Quirk)[] = [
  ...[
    26.5,
    "26.5",
    "26,5",
    "26,5 %",
    "26,5%",
    "26,5\u00a0%",
    "26.5 %",
    " 26,5 ",
    "+26,5",
    "２６,５",
    "max. 26,5 %",
    "≤ 26,5 %",
    "26,5 % max",
    "26,5 % (max.)",
    "env. 26,5%",
    "min 26,5",
  ].map((percent) => constituent({ percent }, { percent: 26.5 })),
  constituent({ value: "26,5", unit: "%" }, { percent: 26.5 }),
  constituent({ value: 26.5, unit: " % " }, { percent: 26.5 }),
  constituent({ value: "26,5 %" }, { percent: 26.5 }),
  constituent({ percent: "0" }, { percent: 0 }),
  constituent({ percent: "1 800 mg/kg" }, { amount: 1800, unit: "mg/kg" }),
  constituent({ percent: "1\u202f800 mg/kg" }, { amount: 1800, unit: "mg/kg" }),
  constituent({ percent: "1800mg/kg" }, { amount: 1800, unit: "mg/kg" }),
  constituent({ value: 1800, unit: "mg/kg" }, { amount: 1800, unit: "mg/kg" }),
  constituent({ value: "1 800", unit: "mg/kg" }, { amount: 1800, unit: "mg/kg" }),
  constituent({ value: "1,8 g/kg" }, { amount: 1.8, unit: "g/kg" }),
  constituent({ value: 18_000, unit: "UI/kg" }, { amount: 18_000, unit: "UI/kg" }),
  constituent({ percent: null, value: "0,5", unit: "mg/kg" }, { amount: 0.5, unit: "mg/kg" }),
  constituent({ name: "Mati&egrave;res grasses", percent: "12" }, { name: "Matières grasses", percent: 12 }),
  constituent({ name: " Om&eacute;ga 3 &amp; 6 ", percent: "1,2" }, { name: "Oméga 3 & 6", percent: 1.2 }),
  ...[
    380,
    "380",
    "380,0",
    "380 kcal",
    "380 kcal/100 g",
    "380 kcal/100g",
    "3 800 kcal/kg",
    "3800 kcal/kg",
    "3\u00a0800\u00a0kcal/kg",
  ].map((metabolizableEnergy) => member({ metabolizableEnergy }, { metabolizableEnergy: 380 })),
  member({ metabolizableEnergy: "387,5" }, { metabolizableEnergy: 387.5 }),
  ...[4.5, "4.5", "4,5", "4,5/5", "4,5 / 5", " 4,5 "].map((rating) => member({ rating }, { rating: 4.5 })),
  ...[1234, "1234", "1 234", "1\u00a0234", "1\u202f234"].map((reviewCount) =>
    member({ reviewCount }, { reviewCount: 1234 }),
  ),
  member({ rations: [{ weight: "2,5", grams: "55" }] }, { rations: [{ weight: 2.5, grams: 55 }] }),
  member({ rations: [{ weight: "2,5 kg", grams: "55 g" }] }, { rations: [{ weight: 2.5, grams: 55 }] }),
  member({ rations: [{ weight: 40, grams: "1 050 g" }] }, { rations: [{ weight: 40, grams: 1050 }] }),
  ...[2000, "2000", "2 000", "2 000 g", "2000g", "2 kg", "2kg", "2,0 kg", "2.0 Kg", "2 kilos"].map((weight) =>
    ofVariant({ weight }, { weight: 2000 }),
  ),
  ...["2 kilogrammes", "2 kgs", "2.000 kg", "2000 grammes", "2000 gr.", "4 x 500 g", "4×500g"].map((weight) =>
    ofVariant({ weight }, { weight: 2000 }),
  ),
  ofVariant({ weight: "1.050 kg" }, { weight: 1050 }),
  ofVariant({ weight: "0.500 g" }, { weight: 0.5 }),
  ofVariant({ weight: 2.5, name: null }, { weight: 2.5, name: "2,5 g" }),
  ofVariant({ weight: "0,085 kg" }, { weight: 85 }),
  ofVariant({ weight: "85 g" }, { weight: 85 }),
  ofVariant({ base_price: "1890" }, { price: 1890 }),
  ofVariant({ base_price: "1 890" }, { price: 1890 }),
  ofVariant({ code: 12_345_678 }, { code: "12345678" }),
  ofVariant({ name: "Lot 2 &times; 2&nbsp;kg" }, { name: "Lot 2 × 2\u00a0kg" }),
  ofVariant({ show_variant: "0" }, { isVisible: false }),
  ofVariant({ show_variant: "oui", in_stock: "non" }, { isVisible: true, isInStock: false }),
  ofVariant({ in_stock: 1 }, { isInStock: true }),
  ...["Oui", " oui ", "True", "TRUE", "yes", "Vrai", 12, "12"].map((in_stock) =>
    ofVariant({ in_stock }, { isInStock: true }),
  ),
  ...["Non", "False", "no", "faux", 0, -3, "-3"].map((in_stock) =>
    ofVariant({ in_stock }, { isInStock: false }),
  ),
  ...["Non", "FALSE", "no", "Faux", 0].map((show_variant) =>
    ofVariant({ show_variant }, { isVisible: false }),
  ),
  ofVariant({ show_variant: null }, { isVisible: true }),
  ...["Non", "False", "FALSE", "no", "faux", "0"].map((viewable) =>
    member({ viewable }, { viewable: false }),
  ),
  ...["Oui", "True", "yes", "vrai", "1", null].map((viewable) => member({ viewable }, { viewable: true })),
  member({ animal: "DOG", kind: "Dry" }, { animal: "dog", kind: "dry" }),
  ...["1 234 avis", "1\u202f234 Avis"].map((reviewCount) => member({ reviewCount }, { reviewCount: 1234 })),
  ...["4,5", "4.5", 4.5, "4,5/5", "4,5 / 5"].map((score) => ofReview({ score }, { score: 4.5 })),
  ofReview({ score: "5" }, { score: 5 }),
  ...[null, undefined, "", " "].map((text) => ofReview({ text }, { text: "" })),
  ...[null, undefined, ""].map((author) => ofReview({ author }, { author: "" })),
  ofReview({ title: null }, { title: "" }),
  ofReview(
    { text: "Tr&egrave;s bien &amp; bon", author: "L&eacute;a" },
    { text: "Très bien & bon", author: "Léa" },
  ),
  ofReview({ text: "C&#39;est &quot;bon&quot; &#x1f436;" }, { text: 'C\'est "bon" 🐶' }),
  ...[
    "2026-10-01",
    "01/10/2026",
    "1/10/2026",
    "01.10.2026",
    "1.10.26",
    "01-10-2026",
    "01/10/26",
    "2026/10/01",
    "2026-10-1",
    "20261001",
    "1er octobre 2026",
    "1 oct. 2026",
    "jeudi 1 octobre 2026",
    "1 Octobre 2026",
  ].map((date) => ofReview({ date }, { date: "2026-10-01" })),
  ofReview({ date: 1_790_812_800 }, { date: "2026-10-01T00:00:00.000Z" }),
  ofReview({ date: 1_790_812_800_000 }, { date: "2026-10-01T00:00:00.000Z" }),
  ofReview({ date: "1790812800" }, { date: "2026-10-01T00:00:00.000Z" }),
  ofReview({ date: "01/10/2026 14:30" }, { date: "2026-10-01T14:30" }),
  ofReview({ experienceDate: "20 sept. 2026" }, { experienceDate: "2026-09-20" }),
  member({ name: "Chiens &amp; chats" }, { name: "Chiens & chats" }),
  ...[
    "<b>Poulet</b> fermier",
    "Poulet<br/>fermier",
    "&lt;b&gt;Poulet&lt;/b&gt; fermier",
    "Poulet   fermier\n",
    "Pou\u200blet fermier",
  ].map((name) => member({ name }, { name: "Poulet fermier" })),
  member({ name: "P&amp;acirc;t&amp;eacute;e" }, { name: "Pâtée" }),
  member({ name: "Pa\u0302te\u0301e" }, { name: "Pâtée" }),
  member(
    { composition: "<p>Poulet 26&nbsp;%, <strong>riz</strong></p>" },
    { composition: "Poulet 26\u00a0%, riz" },
  ),
  member({ subtitle: "Poulet &amp; riz" }, { subtitle: "Poulet & riz" }),
  member({ feedType: "Aliment complet &ndash; chien" }, { feedType: "Aliment complet – chien" }),
  member({ composition: "Poulet 26&nbsp;%, riz" }, { composition: "Poulet 26\u00a0%, riz" }),
  member({ additives: "Vitamine A&#160;: 18 000 UI" }, { additives: "Vitamine A\u00a0: 18 000 UI" }),
  member(
    { directions: "Servir &agrave; température ambiante" },
    { directions: "Servir à température ambiante" },
  ),
  member(
    { filters: [{ name: "&Acirc;ge", value: "Chiot &lt; 1 an" }] },
    { filters: [{ name: "Âge", value: "Chiot < 1 an" }] },
  ),
  member({ composition: [] }, { composition: "" }),
  member({ createdAt: "01/10/2026" }, { createdAt: "2026-10-01" }),
  member(
    { category: { id: "7", name: "Pâtées &amp; Cie", path: "chien" } },
    { category: { id: "7", name: "Pâtées & Cie", path: "chien" } },
  ),
  member(
    { json_avis: JSON.stringify([{ ...review, score: "4,5" }]) },
    { reviews: [{ ...review, title: "", score: 4.5 }] },
  ),
];

test(`${quirks.length} records of products are read as their editors meant them`, () => {
  const wrong = quirks.flatMap((quirk) => {
    const [written, read, meant] = quirk();
    const { data, leftOut } = parseTolerantly(productSchemas[2], { ...record, ...written });
    try {
      expect(leftOut).toEqual([]);
      expect(data && read(data)).toEqual(meant);
      return [];
    } catch (error) {
      return [{ written, leftOut, error: String(error).slice(0, 300) }];
    }
  });
  expect(wrong, `${quirks.length - wrong.length} of ${quirks.length} are read`).toEqual([]);
});

const readProduct = (written: object) => parseTolerantly(productSchemas[2], { ...record, ...written });

test.each(["peut-être", 7, {}])(
  "a product whose visibility is %o is hidden, and that is logged",
  (viewable) => {
    const { data, leftOut } = readProduct({ viewable });
    expect(data?.viewable).toBe(false);
    expect(leftOut).toMatchObject([{ key: "viewable" }]);
  },
);

test("a format whose visibility is unreadable is hidden, and that is logged", () => {
  const { data, leftOut } = readProduct({ ProductVariants: [{ ...variant, show_variant: "peut-être" }] });
  expect(data?.variants).toMatchObject([{ isVisible: false }]);
  expect(leftOut).toMatchObject([{ key: "12345678 show_variant" }]);
});

test.each([
  [
    { ProductVariants: [{ ...variant, weight: "2.500 g" }] },
    { variants: [{ weight: 2500 }] },
    "12345678 2.500 g",
  ],
  [
    { ProductVariants: [{ ...variant, weight: "12.000 g" }] },
    { variants: [{ weight: 12_000 }] },
    "12345678 12.000 g",
  ],
  [{ rations: [{ weight: 40, grams: "1.050 g" }] }, { rations: [{ grams: 1050 }] }, "#0 1.050 g"],
  [{ metabolizableEnergy: "3.800 kcal/kg" }, { metabolizableEnergy: 380 }, "3.800 kcal/kg"],
  [
    { analyticalConstituents: [{ name: "Vitamine A", percent: "18.000 UI/kg" }] },
    { analyticalConstituents: [{ amount: 18_000, unit: "UI/kg" }] },
    "18.000 UI/kg",
  ],
])("the dot of %j separates thousands, and that is logged", (written, read, key) => {
  const { data, leftOut } = readProduct(written);
  expect(data).toMatchObject(read);
  expect(leftOut).toMatchObject([{ key }]);
});

test.each([
  [{ slug: "chien/poulet" }, { slug: "chn-01" }, "slug"],
  [{ ProductVariants: [{ ...variant, slug: "2/kg" }] }, { variants: [{ slug: "2-kg" }] }, "12345678 slug"],
  [
    { ProductVariants: [{ ...variant, base_price: "1890%" }] },
    { variants: [{ price: undefined }] },
    "12345678 base_price",
  ],
])("%j is refused and logged", (written, read, key) => {
  const { data, leftOut } = readProduct(written);
  expect(data).toMatchObject(read);
  expect(leftOut).toMatchObject([{ key }]);
});

test.each(["beaucoup", "26,5,1", "", {}])("%o is no amount of a constituent: none is shown", (percent) => {
  const { data, leftOut } = parseTolerantly(productSchemas[2], {
    ...record,
    analyticalConstituents: [
      { name: "Protéine brute", percent: 28 },
      { name: "Taurine", percent },
    ],
  });
  expect(data?.analyticalConstituents).toEqual([]);
  expect(leftOut.length).toBeGreaterThan(0);
});

test.each(["hier", "32/10/2026", "10/32/2026", "2026", "31/02/2026"])(
  "a review of %s is not shown",
  (date) => {
    expect(productSchemas[2].parse({ ...record, json_avis: [{ ...review, date }] }).reviews).toEqual([]);
  },
);

test.each([null, "", " ", []])("a product without a visibility, %o, is shown", (viewable) => {
  expect(readProduct({ viewable }).data?.viewable).toBe(true);
});
