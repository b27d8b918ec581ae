import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { everything, valuesOf } from "../../sandbox/content/all-content.ts";
import { blockKinds } from "../../worker/upstream/content/blocks.ts";
import { project } from "./project.ts";

const { offerEveryBlock }: { offerEveryBlock: (strapi: object) => void } = createRequire(import.meta.url)(
  "../../strapi/src/blocks/offer-every-block.js",
);

const schemaFile = z.object({
  info: z.object({ displayName: z.string() }),
  attributes: z.record(
    z.string(),
    z.looseObject({
      type: z.string(),
      component: z.optional(z.string()),
      components: z.optional(z.array(z.string())),
    }),
  ),
  config: z.object({
    metadatas: z.record(
      z.string(),
      z.object({ edit: z.object({ label: z.string().check(z.minLength(1)) }) }),
    ),
  }),
});
type Schema = z.infer<typeof schemaFile>;

const source = join(project, "src");
const read = (file: string): Schema => schemaFile.parse(JSON.parse(readFileSync(join(source, file), "utf8")));
const components = new Map(
  globSync("components/*/*.json", { cwd: source }).map((file) => [
    file.replace(/^components\/(.*)\/(.*)\.json$/, "$1.$2"),
    read(file),
  ]),
);
const types = new Map(
  globSync("api/*/content-types/*/schema.json", { cwd: source }).map((file) => [
    file.split("/")[1],
    read(file),
  ]),
);
const schemas = [...components, ...types];

const isOf = (category: string) => (uid: string) => uid.startsWith(`${category}.`);
const blocks = blockKinds.map((kind) => `blocks.${kind}`).toSorted();

test("editors have every block that the shop shows, and no other", () => {
  expect([...components.keys()].filter(isOf("blocks")).toSorted()).toEqual(blocks);
});

test.each(["page", "category", "block-group"])("Strapi lets a %s have every block when it starts", (type) => {
  const found = types.get(type);
  expect(found?.attributes.blocks).toMatchObject({ type: "dynamiczone", components: [] });
  offerEveryBlock({
    components: Object.fromEntries(
      [...components].map(([uid, { info }]) => [uid, { uid, category: uid.split(".")[0], info }]),
    ),
    contentTypes: { [type]: { ...found, __schema__: structuredClone(found) } },
  });
  expect(found?.attributes.blocks?.components?.toSorted()).toEqual(blocks);
});

test("every component is used, and every used one exists", () => {
  const used = schemas.flatMap(([, { attributes }]) =>
    Object.values(attributes).flatMap(({ component }) => component ?? []),
  );
  expect([...new Set([...used, ...blocks])].toSorted()).toEqual([...components.keys()].toSorted());
});

test.each(schemas)("each field of %s has a label for editors", (_, { attributes, config }) => {
  expect(Object.keys(config.metadatas)).toEqual(Object.keys(attributes));
});

test("each field of the demo's blocks is one that editors have", () => {
  const missing = valuesOf(everything, isBlock).flatMap((block) => missingIn(block.__component, block));
  expect([...new Set(missing)]).toEqual([]);
});

const isBlock = (value: unknown): value is { __component: string } =>
  typeof value === "object" && value !== null && "__component" in value;

function missingIn(uid: string, value: object): string[] {
  const attributes = components.get(uid)?.attributes ?? {};
  return Object.entries(value).flatMap(([name, field]) => {
    if (name === "__component") return [];
    if (name === "blocks" && uid === "blocks.composite")
      return [field].flat().flatMap((block) => missingIn(block.__component, block));
    const attribute = attributes[name];
    if (!attribute) return [`${uid} ${name}`];
    const { component } = attribute;
    if (!component || component === "texts.line") return [];
    return [field].flat().flatMap((one) => missingIn(component, one));
  });
}
