import type { Need } from "../doctor/examination.ts";
import type { Exchange, Recording } from "./record.ts";
import { merged, readSchema, type Schema, sentSchema, shortened, widened } from "./schema-of.ts";
import { shareSchemas } from "./shared-schemas.ts";
import { singular } from "./singular.ts";

export interface ServiceOptions {
  title: string;
  description: string;
  /** Variable with the address. */
  server: string;
  /** Path without what belongs to the stand-in's address. */
  pathOf: (pathname: string) => string;
  /** The doctor's verdict on a call; undefined if nothing examines the call. */
  needOf: (method: string, path: string) => Known | undefined;
  versionsOf?: (method: string, path: string, names: readonly string[]) => readonly string[] | undefined;
  /** Values of paths that no function is given. */
  values?: readonly string[];
  /** Parameters of every call. */
  everywhere?: Readonly<Record<string, string>>;
}

interface Known {
  need: Need;
  screens?: string;
}

interface Operation {
  method: string;
  path: string;
  exchanges: { exchange: Exchange; recording: Recording }[];
}

type Json = Record<string, unknown>;

/** A copy without the members that only merging needs. */
const plain = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value, (name, member) => (name === "recorded" ? undefined : member)));

interface Components {
  schemas: Record<string, Schema>;
  examples: Record<string, { value: unknown }>;
  /** Bodies and answers, whose schemas are shared at the end. */
  described: { schema: Schema }[];
}

export async function openApi(recordings: readonly Recording[], options: ServiceOptions): Promise<Json> {
  const parts: Components = { schemas: {}, examples: {}, described: [] };
  const paths: Record<string, Json> = {};
  const ids = new Set<string>();
  const needs = new Map<string, Known>();
  for (const operation of operationsOf(recordings, options)) {
    const { path, method } = operation;
    const whole = await operationObject(operation, parts, options, { ids, needs });
    paths[path] = { ...paths[path], [method.toLowerCase()]: whole };
  }
  shareAll(parts);
  const schemes = new Set(
    recordings.flatMap(({ exchanges }) => exchanges.flatMap(({ authorization }) => authorization ?? [])),
  );
  const { title, description, server, everywhere = {} } = options;
  return {
    openapi: "3.1.0",
    info: { title, version: "1", description },
    servers: [{ url: `{${server}}`, variables: { [server]: { default: "https://service.example" } } }],
    paths: sorted(paths),
    components: filled({
      parameters: Object.fromEntries(
        Object.entries(everywhere).map(([name, example]) => [
          name,
          { name, in: "query", required: true, schema: { type: "string" }, example },
        ]),
      ),
      schemas: sorted(parts.schemas),
      examples: sorted(parts.examples),
      securitySchemes: Object.fromEntries([...schemes].map((scheme) => [scheme, { type: "http", scheme }])),
    }),
  };
}

/** Finishes the schemas once all are merged. */
function shareAll({ schemas, described }: Components): void {
  const names = Object.keys(schemas);
  const all = plain([
    ...names.flatMap((name) => schemas[name] ?? []),
    ...described.map(({ schema }) => schema),
  ]);
  const shared = shareSchemas(all, schemas);
  for (const [index, name] of names.entries()) schemas[name] = shared[index] ?? {};
  for (const [index, content] of described.entries()) content.schema = shared[names.length + index] ?? {};
}

const filled = (groups: Record<string, object>): Json =>
  Object.fromEntries(Object.entries(groups).filter(([, group]) => Object.keys(group).length > 0));

const sorted = <T>(members: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(members).toSorted(([one], [other]) => (one < other ? -1 : 1)));

function operationsOf(recordings: readonly Recording[], options: ServiceOptions): Operation[] {
  const values = new Set([...(options.values ?? []), ...recordings.flatMap(({ given }) => textsIn(given))]);
  const operations = new Map<string, Operation>();
  for (const recording of recordings)
    for (const exchange of recording.exchanges) {
      const path = templateOf(options.pathOf(exchange.url.pathname), values);
      const key = `${exchange.method} ${path}`;
      const operation = operations.get(key) ?? { method: exchange.method, path, exchanges: [] };
      operation.exchanges.push({ exchange, recording });
      operations.set(key, operation);
    }
  return [...operations.values()].toSorted(byReadsFirst);
}

/** A write that answers with a record is described by the read of that record. */
const byReadsFirst = (one: Operation, other: Operation) =>
  Number(one.method !== "GET") - Number(other.method !== "GET");

const textsIn = (value: unknown): string[] => {
  if (typeof value === "string" || typeof value === "number") return [String(value)];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** @example /shop/orders/{order}/items/{item} */
function templateOf(pathname: string, values: ReadonlySet<string>): string {
  const segments = pathname.split("/").map(decodeURIComponent);
  return segments
    .map((segment, index) => {
      const isValue = /^\d+$|~/.test(segment) || values.has(segment);
      return segment && isValue ? `{${nameAfter(segments[index - 1] ?? "")}}` : segment;
    })
    .join("/");
}

function nameAfter(collection: string): string {
  const [first = "", ...rest] = (collection || "pages").replace(/^b2c-/, "").split("-");
  const name = [first, ...rest.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))].join("");
  return singular(name);
}

async function operationObject(
  { method, path, exchanges }: Operation,
  parts: Components,
  { needOf, versionsOf, everywhere = {} }: ServiceOptions,
  { ids, needs }: { ids: Set<string>; needs: Map<string, Known> },
): Promise<Json> {
  const [first] = exchanges;
  if (!first) throw new Error("An operation without a call.");
  const { exchange } = first;
  const names = [...new Set(exchanges.map(({ recording }) => recording.name))];
  const versions = versionsOf?.(method, path, names);
  // A call that has moved is needed as much as in the other version.
  const elsewhere = versions && names.flatMap((name) => needs.get(name) ?? []).at(0);
  const known = needOf(method, path) ?? elsewhere;
  if (known) for (const name of names) needs.set(name, known);
  const parameters = parametersOf(path, exchange, everywhere);
  const answers = Map.groupBy(exchanges, (one) => one.exchange.status);
  const responses: Json = {};
  for (const [status, found] of answers) responses[status] = await answerObject(found, parts);
  const id = freeId(names[0] ?? "", ids);
  return {
    operationId: id,
    ...(known && { "x-need": typeof known.need === "object" ? `feature ${known.need.feature}` : known.need }),
    ...(known?.screens && { "x-screens": known.screens }),
    ...(versions && { "x-versions": versions.join(", ") }),
    ...(String(names) !== id && { "x-functions": names.join(", ") }),
    ...(exchange.authorization && { security: [{ [exchange.authorization]: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(exchange.sent !== undefined && { requestBody: { content: bodyOf(exchanges, parts) } }),
    responses,
  };
}

function freeId(name: string, ids: Set<string>): string {
  let id = name;
  for (let count = 2; ids.has(id); count++) id = `${name}${count}`;
  ids.add(id);
  return id;
}

function parametersOf(path: string, { url }: Exchange, everywhere: Readonly<Record<string, string>>): Json[] {
  const segments = path.split("/");
  const values = url.pathname.split("/").slice(-segments.length).map(decodeURIComponent);
  const inPath = segments.flatMap((segment, index) => {
    const [, name] = /^\{(.+)\}$/.exec(segment) ?? [];
    const example = shown(values[index] ?? "");
    return name ? { name, in: "path", required: true, schema: { type: "string" }, example } : [];
  });
  const inQuery = [...url.searchParams].map(([name, value]) =>
    name in everywhere
      ? { $ref: `#/components/parameters/${name}` }
      : { name, in: "query", schema: { type: "string" }, example: name === "t" ? "0.5" : shown(value) },
  );
  return [...inPath, ...inQuery];
}

function bodyOf(exchanges: Operation["exchanges"], { described }: Components): Json {
  const sent = exchanges.flatMap(({ exchange }) => (exchange.sent === undefined ? [] : exchange));
  const [first] = sent;
  const schema = sent.map((one) => sentSchema(one.sent)).reduce(merged);
  const content = { schema, example: shown(first?.sent) };
  described.push(content);
  return { [first?.sentType ?? ""]: content };
}

async function answerObject(found: Operation["exchanges"], parts: Components): Promise<Json> {
  const [first] = found;
  const exchange = first?.exchange;
  if (!exchange?.text) return { description: "No content" };
  if (!exchange.type.endsWith("json"))
    return {
      description: exchange.type === "text/html" ? "A page" : "A file",
      content: { [exchange.type]: {} },
    };
  const answer = shortened(JSON.parse(exchange.text));
  if (exchange.status >= 400)
    return { description: "A refusal", content: { [exchange.type]: { example: shown(answer) } } };
  const read: Schema[] = [];
  const functions = new Set<string>();
  for (const one of found) {
    if (functions.has(one.recording.name)) continue;
    functions.add(one.recording.name);
    read.push(await schemaOf(one, parts));
  }
  const [described, ...rest] = read.filter(isDescribed);
  const schema =
    described &&
    found.reduce(
      (one, { exchange: { text } }) => widened(one, JSON.parse(text), parts.schemas),
      rest.reduce(merged, described),
    );
  const example = exampleOf(answer, parts, schema !== undefined && isFlat(schema));
  if (!schema) return { description: "The shop reads nothing of it", content: { [exchange.type]: example } };
  const content = { schema, ...example };
  parts.described.push(content);
  return { description: "What the shop reads", content: { [exchange.type]: content } };
}

async function schemaOf(
  { exchange, recording }: Operation["exchanges"][number],
  { schemas }: Components,
): Promise<Schema> {
  const answer = shortened(JSON.parse(exchange.text));
  const type = typeOf(answer);
  if (exchange.method !== "GET" && type && schemas[type]) return { $ref: `#/components/schemas/${type}` };
  const { attempt, isWhole } = await recording.tryAnswers(exchange, answer);
  const schema = await readSchema(answer, attempt, isWhole ? 1 : undefined);
  return withReferences(schema, answer, schemas);
}

const isDescribed = ({ $ref, properties, items }: Schema) =>
  Boolean($ref || items) || Object.keys(properties ?? {}).length > 0;

const isFlat = (schema: Schema): boolean =>
  !schema.$ref &&
  Object.values(schema.properties ?? {}).every(
    ({ properties, items, $ref, anyOf }) => !properties && !items && !$ref && !anyOf,
  );

/** Answers of one JSON-LD type share one schema. */
function withReferences(schema: Schema, value: unknown, schemas: Record<string, Schema>): Schema {
  if (schema.items && Array.isArray(value)) {
    const members = value.map((member) => withReferences(schema.items ?? {}, member, schemas));
    return { ...schema, items: members[0] ?? schema.items };
  }
  if (!schema.properties || typeof value !== "object" || value === null) return schema;
  const members = new Map(Object.entries(value));
  const properties = Object.entries(schema.properties).map(
    ([name, member]) => [name, withReferences(member, members.get(name), schemas)] as const,
  );
  const whole = { ...schema, properties: Object.fromEntries(properties) };
  const type = typeOf(value);
  if (!type || !isDescribed(schema)) return whole;
  const known = schemas[type];
  const { type: kind, ...own } = whole;
  schemas[type] = known ? merged(known, { ...own, type: "object" }) : { type: "object", ...own };
  const reference = { $ref: `#/components/schemas/${type}` };
  return [kind].flat().includes("null") ? { anyOf: [reference, { type: "null" }] } : reference;
}

function typeOf(value: unknown): string | undefined {
  const type = typeof value === "object" && value !== null && new Map(Object.entries(value)).get("@type");
  return typeof type === "string" && /^[A-Z]\w+$/.test(type) ? type : undefined;
}

/** The longest answer of a JSON-LD type is the example of all. */
function exampleOf(answer: unknown, { examples }: Components, isShallow: boolean): Json {
  const value = shown(answer, "", isShallow ? flat : deepest);
  const type = typeOf(answer);
  if (!type) return { example: value };
  const known = examples[type];
  if (!known || JSON.stringify(value).length > JSON.stringify(known.value).length) examples[type] = { value };
  return { examples: { [type]: { $ref: `#/components/examples/${type}` } } };
}

const longest = 200;

/** Levels of an example. */
const deepest = 9;

/** Levels of an example whose schema has a single one. */
const flat = 3;
/** Examples are short, and show no token or password. */
function shown(value: unknown, name = "", depth = deepest): unknown {
  if (typeof value === "string") return shownText(value, name);
  if (typeof value !== "object" || value === null) return value;
  if (depth === 0) return "…";
  if (Array.isArray(value))
    return (isOfRecords(value) ? value.slice(0, 1) : value).map((member) => shown(member, "", depth - 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, shown(member, key, depth - 1)]),
  );
}

/** Blocks of a page differ, so that all are shown. */
const isOfRecords = ([first]: readonly unknown[]) =>
  typeof first === "object" && first !== null && !("__component" in first);

function shownText(text: string, name: string): string {
  if (/password/i.test(name)) return "a-password";
  if (/^eyJ/.test(text)) return "a-json-web-token";
  if (/^[\w-]{100,}$/.test(text)) return "a-key";
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}
