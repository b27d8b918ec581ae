import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import * as z from "zod";
import { demoPassword } from "../../sandbox/demo/demo-customers.ts";
import { contracts, contractsFolder, recordedAt } from "./contracts.ts";
import { uncalledIn } from "./record.ts";
import { readSchema } from "./schema-of.ts";

interface Content {
  schema?: object;
  example?: unknown;
}

interface Operation {
  operationId: string;
  parameters?: ({ name: string; in: string } | { $ref: string })[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { content?: Record<string, Content> }>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
}

let files: Map<string, string>;

beforeAll(async () => {
  vi.setSystemTime(recordedAt);
  files = await contracts();
}, 240_000);

const written = () =>
  readdirSync(contractsFolder)
    .filter((name) => name.endsWith(".json"))
    .toSorted();
const read = (name: string): Document => JSON.parse(readFileSync(join(contractsFolder, name), "utf8"));
const operations = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

test("docs/contracts is what npm run contracts writes", () => {
  expect(written(), "run npm run contracts").toEqual([...files.keys()].toSorted());
  const stale = [...files].filter(
    ([name, text]) => readFileSync(join(contractsFolder, name), "utf8") !== text,
  );
  expect(
    stale.map(([name]) => name),
    "run npm run contracts",
  ).toEqual([]);
});

test("no token or password of the recording is written", () => {
  const secrets = new RegExp(`${demoPassword}|motdepasse|eyJ[\\w-]{10}|-secret"`);
  expect([...files].filter(([, text]) => secrets.test(text)).map(([name]) => name)).toEqual([]);
});

test("every call that the e-commerce client names has its place in the contract", () => {
  const source = globSync("worker/upstream/ecommerce/**/*-calls.ts")
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
  const named = [...source.matchAll(/\["(GET|POST|PUT|PATCH|DELETE)",\s*(?:path)?[`"]([^`"?]+)/g)].map(
    ([, method = "", path = ""]) => `${method} /${path.replace(/\$\{\w+\}/g, "*")}`,
  );
  expect(named.length).toBeGreaterThan(60);
  const described = operations(read("ecommerce.json")).map(
    ({ path, method }) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, "*")}`,
  );
  const isDescribed = (call: string) =>
    described.includes(call) ||
    (call.endsWith("-*") && described.some((one) => one.startsWith(call.slice(0, -1))));
  expect(named.filter((call) => !isDescribed(call))).toEqual([]);
});

test("a function of a client that is never called is named", () => {
  const recording = { name: "cart", functions: ["cart", "addItem"], given: [], exchanges: [] };
  const tryAnswers = () => Promise.reject(new Error("not tried"));
  expect(uncalledIn([{ ...recording, tryAnswers }])).toEqual(["addItem"]);
});

test("required is what fails without, and what has no effect is left out", async () => {
  const schema = await readSchema({ id: 1, name: "Oslo", unread: true }, async (answer) => {
    const { id, name } = answer as { id?: unknown; name?: unknown };
    if (typeof id !== "number") return "fails";
    return name === "Oslo" && id === 1 ? "none" : "changes";
  });
  expect(schema).toMatchObject({
    required: ["id"],
    properties: { id: { type: "integer" }, name: { type: "string" } },
  });
  expect(Object.keys(schema.properties ?? {})).toEqual(["id", "name"]);
});

test.each(written())("%s is a consistent OpenAPI document whose examples fit their schemas", (name) => {
  const document = read(name);
  const all = operations(document);
  const ids = all.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { path, operation } of all) {
    const { parameters = [], requestBody, responses } = operation;
    const inPath = parameters.flatMap((one) => ("in" in one && one.in === "path" ? one.name : []));
    expect(inPath).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter));
    expect(Object.keys(responses).length).toBeGreaterThan(0);
    const bodies = [requestBody ?? {}, ...Object.values(responses)];
    for (const { content = {} } of bodies as { content?: Record<string, Content> }[])
      for (const { schema, example } of Object.values(content))
        if (schema && example !== undefined) {
          const { error } = z.fromJSONSchema(resolved(schema, document) as never).safeParse(example);
          expect(error?.message, `${operation.operationId} ${path}`).toBeUndefined();
        }
  }
});

/** @throws if a reference leads nowhere */
function resolved(schema: unknown, document: Document): unknown {
  if (Array.isArray(schema)) return schema.map((one) => resolved(one, document));
  if (typeof schema !== "object" || schema === null) return schema;
  if ("$ref" in schema) {
    const [, , kind = "", name = ""] = String(schema.$ref).split("/");
    const found = document.components[kind]?.[name];
    if (!found) throw new Error(`${schema.$ref} leads nowhere.`);
    return resolved(found, document);
  }
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, resolved(value, document)]));
}
