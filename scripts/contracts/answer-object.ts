import type { Components, Json, Operation } from "./document-parts.ts";
import { exampleOf, jsonLdType, shown } from "./examples.ts";
import { merged, readSchema, type Schema, shortened, widened } from "./schema-of.ts";

export async function answerObject(found: Operation["exchanges"], parts: Components): Promise<Json> {
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
  const type = jsonLdType(answer);
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
  const type = jsonLdType(value);
  if (!type || !isDescribed(schema)) return whole;
  const known = schemas[type];
  const { type: kind, ...own } = whole;
  schemas[type] = known ? merged(known, { ...own, type: "object" }) : { type: "object", ...own };
  const reference = { $ref: `#/components/schemas/${type}` };
  return [kind].flat().includes("null") ? { anyOf: [reference, { type: "null" }] } : reference;
}
