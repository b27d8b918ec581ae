import { expect, test } from "vitest";
import { pages } from "../../../sandbox/content/pages.ts";
import { collateralLosses } from "../../../tests/rigs/mutations.ts";
import { parseTolerantly } from "../lists.ts";
import { type Block, blockKinds } from "./blocks.ts";
import { categorySchema, faqQuestionSchema, pageSchema } from "./page.ts";
import { footerSchema, headerSchema } from "./site.ts";

const link = { to: "/chien/", name: "Chien" };
const odd = { name: "Sans adresse" };
const delivery = {
  cutOff: 12,
  handlingDays: { least: 1, most: 2 },
  returnDays: 14,
  carriers: [
    {
      carrier: "poste",
      name: "La poste",
      kind: "home",
      countries: ["FR"],
      price: 490,
      freeFrom: 4900,
      days: { least: 3, most: 5 },
      keptDays: 8,
      heaviest: 30_000,
    },
  ],
};
const names = (left: { kind: string; key: string }[]) => left.map(({ kind, key }) => `${kind} ${key}`);

test("blocks have the shop's own kinds; one that is unknown or odd is left out and named, inside others too", () => {
  const text = { __component: "blocks.rich-content", text: "La suite." };
  const { data, leftOut } = parseTolerantly(pageSchema, {
    slug: "essai",
    title: "Essai",
    blocks: [
      { __component: "blocks.nouveau", title: "Absent" },
      { __component: "blocks.composite", blocks: [text, { __component: "blocks.timeline", steps: "2017" }] },
      text,
      null,
      "texte",
    ],
  });
  expect(data?.blocks).toEqual([
    { kind: "composite", layout: "stack", blocks: [{ kind: "rich-content", text: "La suite." }] },
    { kind: "rich-content", text: "La suite." },
  ]);
  expect(names(leftOut).toSorted()).toEqual([
    "block #3",
    "block blocks.nouveau",
    "block blocks.timeline",
    "block texte",
  ]);
});

test("the demo's page of all blocks has each kind, but the form of the contact page", () => {
  const { data, leftOut } = parseTolerantly(pageSchema, pages["_sandbox/blocs"]);
  const kindsOf = (blocks: Block[] = []): string[] =>
    blocks.flatMap((block) => [block.kind, ...(block.kind === "composite" ? kindsOf(block.blocks) : [])]);
  expect(new Set([...kindsOf(data?.blocks), "smart-form"])).toEqual(new Set(blockKinds));
  expect(leftOut.filter(({ kind }) => kind === "block")).toEqual([]);
});

test("what has a default may be missing or null", () => {
  const slides = [{ title: "Une" }];
  const block = { __component: "blocks.carousel", title: "Images", slides };
  const { blocks } = pageSchema.parse({ slug: "essai", title: "Essai", blocks: [block] });
  expect(blocks).toEqual([
    {
      kind: "carousel",
      title: "Images",
      slides,
      itemsPerSlide: 1,
      itemsToScroll: 1,
      arrows: true,
      dots: true,
      interval: 10_000,
      infinite: true,
    },
  ]);
});

test("an odd link leaves the menu and the footer standing", () => {
  const header = parseTolerantly(headerSchema, { menu: [odd, { ...link, children: [link, odd] }] });
  expect(header.data?.menu).toEqual([{ ...link, children: [link] }]);
  expect(names(header.leftOut)).toEqual(["link Sans adresse", "link Sans adresse"]);
  const customerService = { phone: "", email: "", hours: "" };
  const columns = [{ title: "Aide", links: [odd, link] }, { title: "Rien" }];
  const footer = parseTolerantly(footerSchema, {
    columns,
    legal: [],
    customerService,
  });
  expect(footer.data?.columns).toMatchObject([{ title: "Aide", links: [link] }]);
  expect(names(footer.leftOut)).toEqual(["link Sans adresse", "column Rien"]);
});

test("a group of the menu needs no address, nor does a disabled link or the announcement: they are text", () => {
  const group = { to: " ", name: "Chien", children: [link] };
  const soon = { to: null, name: "Bientôt", disabled: true };
  const menu = [group, soon, { name: "Vide", to: "", children: [odd] }, { name: "Ouvert", disabled: false }];
  const header = parseTolerantly(headerSchema, { announcement: { name: "Fermé lundi" }, menu });
  expect(header.data).toMatchObject({
    announcement: { to: "", name: "Fermé lundi" },
    menu: [
      { to: "", name: "Chien", children: [link] },
      { to: "", name: "Bientôt", children: [] },
    ],
  });
  expect(names(header.leftOut)).toEqual(["link Sans adresse", "link Vide", "link Ouvert"]);
  const columns = [{ title: "Aide", links: [soon, link] }];
  const footer = parseTolerantly(footerSchema, { columns, legal: [soon, odd] });
  expect(footer.data).toMatchObject({
    columns: [{ links: [{ to: "", name: "Bientôt" }, link] }],
    legal: [{ to: "", name: "Bientôt" }],
  });
  expect(names(footer.leftOut)).toEqual(["link Sans adresse"]);
});

test.each<[string, object]>([
  ["a price that is none", { price: "cher" }],
  ["a price below zero", { price: -1 }],
  ["days that end before they begin", { days: { least: 5, most: 3 } }],
  ["days without an end", { days: { least: 1, most: 1e9 } }],
  ["a kind that nobody knows", { kind: "drone" }],
])("terms of delivery with %s are none, and the menu stands", (_, odd) => {
  const carriers = [...delivery.carriers, { ...delivery.carriers[0], ...odd }];
  const header = parseTolerantly(headerSchema, { menu: [link], delivery: { ...delivery, carriers } });
  expect(header.data).toMatchObject({ menu: [link] });
  expect(header.data?.delivery).toBeUndefined();
  expect(names(header.leftOut)).toEqual(["member delivery"]);
});

test("terms of delivery are read with texts for numbers, without countries that the shop does not know", () => {
  const [carrier] = delivery.carriers;
  const texts = { ...carrier, id: 7, price: "490", countries: ["FR", "CH"], freeFrom: null };
  const header = parseTolerantly(headerSchema, {
    menu: [],
    delivery: { ...delivery, id: 3, cutOff: "12", carriers: [texts] },
  });
  expect(header.data?.delivery).toEqual({ ...delivery, carriers: [{ ...carrier, freeFrom: null }] });
});

test("a header without its menu is none", () => {
  expect(headerSchema.safeParse({ announcement: link }).success).toBe(false);
});

test("a category keeps the shelves and products that can be read", () => {
  const category = {
    path: "chien",
    name: "Chien",
    title: "Chien",
    ancestors: [],
    skus: ["A", 7, null, { sku: "B" }],
  };
  const children = [{ name: "Croquettes", path: "chien/croquettes" }, { name: "Pâtées" }];
  expect(categorySchema.parse({ ...category, children })).toMatchObject({
    skus: ["A", "7", "B"],
    children: [{ name: "Croquettes" }],
    blocks: [],
  });
});

test("a question without words to be found by has none", () => {
  const question = { slug: "retours", question: "Et si ?", answer: "Oui.", theme: { slug: "a", name: "A" } };
  expect(faqQuestionSchema.parse(question)).toMatchObject({ keywords: "", theme: { intro: "" } });
});

const whole = { name: "Rayon", path: "chien/rayon", image: { url: "/r.png", width: 640, height: 480 } };

test.each([
  [
    "category",
    categorySchema,
    {
      path: "chien",
      name: "Chien",
      title: "Pour le chien",
      intro: "Un mot",
      link,
      text: "Un texte",
      seo: { title: "Titre", description: "Résumé" },
      image: { url: "/c.png", alternativeText: "Un chien", width: 801, height: 602 },
      ancestors: [{ name: "Tout", path: "tout" }],
      children: [whole],
      skus: ["CHN-01", "CHN-02"],
      blocks: [{ __component: "blocks.rich-content", text: "La suite." }],
    },
    ["path", "name", "link.name", "image.url", "ancestors.*.name", "ancestors.*.path"],
    ["children.*.name", "children.*.path", "children.*.image.url", "blocks.*.__component", "blocks.*.text"],
  ],
  [
    "header",
    headerSchema,
    {
      announcement: { to: "/offre/", name: "Une offre" },
      delivery,
      promises: [{ icon: "truck", title: "Vite", text: "Sous trois jours" }],
      menu: [
        {
          to: "/chien/",
          name: "Chien",
          title: "Tout",
          rel: "help",
          children: [{ to: "/chat/", name: "Chat" }],
        },
      ],
    },
    ["menu", "announcement.name", "menu.*.name"],
    [
      "menu.*.children.*.to",
      "menu.*.children.*.name",
      ...["icon", "title", "text"].map((one) => `promises.*.${one}`),
    ],
  ],
  [
    "footer",
    footerSchema,
    {
      columns: [{ title: "Aide", links: [{ to: "/faq/", name: "Questions" }] }],
      legal: [{ to: "/page/cgv/", name: "Conditions" }],
      customerService: { phone: "04 65", email: "a@museau.example", hours: "9 h" },
    },
    ["columns.*.title", "columns.*.links", "columns.*.links.*.to"],
    ["columns.*.links.*.name", "legal.*.to", "legal.*.name"],
  ],
] as const)(
  "a member of the %s that is missing, null, odd or new costs itself",
  (_, schema, entry, identities, others) => {
    const losses = collateralLosses<unknown>(schema, entry, [...identities, ...others]);
    expect(losses.filter((loss) => !/^delivery\.|(menu|links) is (\[\]|\{\})/.test(loss))).toEqual([]);
  },
);

test.each([
  [[240, 250, 280, 300], { base: 240, sm: 250, md: 280, lg: 300 }],
  [
    { base: 240, lg: 300 },
    { base: 240, sm: undefined, md: undefined, lg: 300 },
  ],
  [[240, -1, "x", 300], { base: 240, sm: undefined, md: undefined, lg: 300 }],
  ["haut", undefined],
  [undefined, undefined],
])("the heights of a carousel, %j, cost nothing but themselves", (heights, read) => {
  const block = { __component: "blocks.carousel", title: "Images", slides: [{ title: "Une" }], heights };
  const { data } = parseTolerantly(pageSchema, { slug: "essai", title: "Essai", blocks: [block] });
  expect(data?.blocks.map((one) => [one.kind, "heights" in one ? one.heights : undefined])).toEqual([
    ["carousel", read],
  ]);
});

test("a page or category whose title is blank is called by its next best name, and the blank one is named", () => {
  const hero = {
    __component: "blocks.hero",
    title: "Où aller",
    text: "",
    image: { url: "a.svg" },
    links: [],
  };
  const page = parseTolerantly(pageSchema, { title: "  ", blocks: [hero] });
  expect(page.data?.title).toBe("Où aller");
  expect(names(page.leftOut)).toEqual(["member title"]);
  const category = parseTolerantly(categorySchema, { name: "", title: "Pour chien", path: "chien" });
  expect(category.data).toMatchObject({ name: "Pour chien", title: "Pour chien" });
  expect(names(category.leftOut)).toEqual(["member name"]);
  expect(pageSchema.safeParse({ title: "", blocks: [] }).success).toBe(false);
  expect(categorySchema.safeParse({ name: " ", path: "chien" }).success).toBe(false);
});

test("a title that Strapi leaves null is no fault of an editor's", () => {
  const category = parseTolerantly(categorySchema, { name: "Chien", title: null, path: "chien" });
  expect(category.data).toMatchObject({ name: "Chien", title: "Chien" });
  const untitled = parseTolerantly(categorySchema, { name: null, title: "Pour chien", path: "chien" });
  expect(untitled.data).toMatchObject({ name: "Pour chien", title: "Pour chien" });
  const text = { __component: "blocks.rich-content", text: "La suite." };
  const page = parseTolerantly(pageSchema, { title: null, seo: { title: "Retours" }, blocks: [text] });
  expect(page.data?.title).toBe("Retours");
  expect([...category.leftOut, ...untitled.leftOut, ...page.leftOut]).toEqual([]);
  expect(categorySchema.safeParse({ name: null, title: null, path: "chien" }).success).toBe(false);
});

test("a block or link without words is left out: no heading and no link is empty", () => {
  const blank = { to: "/chien/", name: " " };
  const { data, leftOut } = parseTolerantly(pageSchema, {
    title: "Essai",
    blocks: [
      { __component: "blocks.product-row", title: " ", skus: [] },
      { __component: "blocks.rich-content", title: " ", text: "La suite." },
    ],
  });
  expect(data?.blocks).toEqual([{ kind: "rich-content", title: "", text: "La suite." }]);
  expect(names(leftOut)).toEqual(["block blocks.product-row"]);
  const header = parseTolerantly(headerSchema, {
    menu: [blank, { to: "", name: "Nulle part" }, { ...link, children: [blank, link] }],
  });
  expect(header.data?.menu).toMatchObject([{ name: "Chien", children: [link] }]);
  expect(names(header.leftOut).toSorted()).toEqual(["link  ", "link  ", "link Nulle part"]);
});

test("a page that an editor has emptied is shown, and the log says so", () => {
  const { data, leftOut } = parseTolerantly(pageSchema, { title: "Conditions", blocks: [] });
  expect(data).toMatchObject({ title: "Conditions", blocks: [] });
  expect(leftOut).toEqual([{ kind: "content", key: "blocks", reason: "no block to show" }]);
});
