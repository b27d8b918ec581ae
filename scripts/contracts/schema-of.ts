import { type Limits, limitsOf, widerLimits } from "./limits.ts";
import type { Effect } from "./record.ts";

export interface Schema extends Limits {
  $ref?: string;
  type?: string | readonly string[];
  const?: string;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  items?: Schema;
  anyOf?: readonly Schema[];
  /** Names in the recorded value, also of what the shop does not read. Not a part of the document. */
  recorded?: readonly string[];
}

type Try = (value: unknown) => Promise<Effect>;

type Members = Record<string, unknown>;

/**
 * Describes what the shop reads of an answer, as its own schemas take it: each member is taken away once. Required is what
 * the call, or the member of a list, is lost without; a member without any effect is not described.
 */
export async function readSchema(answer: unknown, attempt: Try, depth = deepest): Promise<Schema> {
  if (depth > 0 && Array.isArray(answer)) return listSchema(answer, attempt, depth - 1);
  if (depth > 0 && isMembers(answer)) return objectSchema(answer, attempt, depth - 1);
  return { type: typeOf(answer), ...(depth > 0 && (await limitsOf(answer, attempt))) };
}

const deepest = 40;

async function objectSchema(members: Members, attempt: Try, depth: number): Promise<Schema> {
  const properties: Record<string, Schema> = {};
  const required: string[] = [];
  for (const [name, value] of Object.entries(members)) {
    const { [name]: _, ...rest } = members;
    const attemptMember: Try = (other) => attempt({ ...members, [name]: other });
    const without = await attempt(rest);
    if (without === "fails") required.push(name);
    if (without === "none" && !(await isRead(value, attemptMember))) continue;
    properties[name] = await readSchema(value, attemptMember, depth);
  }
  return {
    type: "object",
    ...(required.length > 0 && { required }),
    properties,
    recorded: Object.keys(members),
  };
}

async function listSchema(list: readonly unknown[], attempt: Try, depth: number): Promise<Schema> {
  const schemas: Schema[] = [];
  for (const index of list.keys()) {
    const schema = await readSchema(list[index], (other) => attempt(list.with(index, other)), depth);
    schemas.push(schema.properties && componentOf(list[index]) ? ofComponent(schema, list[index]) : schema);
  }
  const isMixed = list.some(componentOf);
  const [first] = schemas;
  if (!first) return { type: "array" };
  return {
    type: "array",
    items: isMixed ? { anyOf: schemas } : schemas.reduce((one, other) => merged(one, other)),
  };
}

const mostMembers = 2;

/** Lists have two members, or the first of each component. */
export function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return firstOfEachKind(value).map(shortened);
  if (!isMembers(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shortened(member)]));
}

function firstOfEachKind(list: readonly unknown[]): unknown[] {
  if (!list.some(componentOf)) return list.slice(0, mostMembers);
  return list.filter((one, index) => list.findIndex((other) => isOfKind(one, other)) === index);
}

const isOfKind = (one: unknown, other: unknown) => componentOf(one) === componentOf(other);

const componentOf = (value: unknown): string | undefined =>
  isMembers(value) && typeof value.__component === "string" ? value.__component : undefined;

const ofComponent = (schema: Schema, value: unknown): Schema => ({
  ...schema,
  properties: { ...schema.properties, __component: { type: "string", const: componentOf(value) ?? "" } },
});

/** A default may equal the recorded value, so that only another value shows that the member is read. */
async function isRead(value: unknown, attempt: Try): Promise<boolean> {
  const others = Array.isArray(value) || isMembers(value) ? [[{}], "autre"] : unlike(value);
  for (const other of others) if ((await attempt(other)) !== "none") return true;
  return false;
}

function unlike(value: unknown): readonly unknown[] {
  if (typeof value === "boolean") return [!value];
  if (typeof value === "number") return [value + 1];
  return value === null ? [true, 7, "autre", [{}]] : [[{}], "autre"];
}

/** Required is what each needs, or has without reading it. */
export function merged(one: Schema, other: Schema): Schema {
  if ([one, other].some(({ $ref, anyOf }) => $ref || anyOf)) return eitherOf(one, other);
  const types = [...new Set([one.type ?? [], other.type ?? []].flat())];
  const names = new Set([...Object.keys(one.properties ?? {}), ...Object.keys(other.properties ?? {})]);
  const properties = [...names].map((name) => {
    const [mine, theirs] = [one.properties?.[name], other.properties?.[name]];
    return [name, mine && theirs ? merged(mine, theirs) : (mine ?? theirs ?? {})] as const;
  });
  const isRequiredBy = (schema: Schema, name: string) =>
    schema.required?.includes(name) ||
    !schema.properties ||
    (!schema.properties[name] && schema.recorded?.includes(name));
  const required = [...names].filter((name) => isRequiredBy(one, name) && isRequiredBy(other, name));
  const recorded = one.recorded?.filter((name) => other.recorded?.includes(name));
  const items = one.items && other.items ? merged(one.items, other.items) : (one.items ?? other.items);
  return {
    ...typed(types),
    ...widerLimits(one, other),
    ...(one.const && { const: one.const }),
    ...(required.length > 0 && { required }),
    ...(names.size > 0 && { properties: Object.fromEntries(properties) }),
    ...(items && { items }),
    ...(recorded && { recorded }),
  };
}

function eitherOf(...schemas: readonly Schema[]): Schema {
  const alternatives = new Map<string, Schema>();
  for (const schema of schemas.flatMap(({ anyOf, ...rest }) => anyOf ?? rest)) {
    const { $ref, type, properties } = schema;
    const key = $ref ?? properties?.__component?.const ?? String(type);
    const known = alternatives.get(key);
    alternatives.set(key, known && !$ref ? merged(known, schema) : schema);
  }
  const [first, ...more] = alternatives.values();
  return first && more.length === 0 ? first : { anyOf: [...alternatives.values()] };
}

/** Adds the types of another recorded value, which the shop may read elsewhere. @param shared schemas that references name */
export function widened(schema: Schema, value: unknown, shared: Record<string, Schema>): Schema {
  const { $ref, anyOf, type, properties, items } = schema;
  if (anyOf) {
    const index = anyOf.findIndex((one) => takes(one, value));
    const found = anyOf[index];
    if (!found) return eitherOf(schema, sentSchema(value));
    return { ...schema, anyOf: anyOf.with(index, widened(found, value, shared)) };
  }
  if (schema.enum && takes(schema, value) && !schema.enum.includes(value)) {
    const { enum: _, ...open } = schema;
    return open;
  }
  if (!takes(schema, value)) return type === undefined && !$ref ? schema : merged(schema, sentSchema(value));
  if ($ref) {
    const name = $ref.slice($ref.lastIndexOf("/") + 1);
    shared[name] = widened(shared[name] ?? {}, value, shared);
    return schema;
  }
  if (Array.isArray(value))
    return items
      ? { ...schema, items: value.reduce((one, member) => widened(one, member, shared), items) }
      : schema;
  if (!isMembers(value) || !properties) return schema;
  const members = Object.entries(properties).map(([name, one]) => [
    name,
    name in value ? widened(one, value[name], shared) : one,
  ]);
  return { ...schema, properties: Object.fromEntries(members) };
}

function takes({ $ref, type, properties }: Schema, value: unknown): boolean {
  const types = $ref ? ["object"] : [type ?? []].flat();
  const kind = typeOf(value);
  if (!types.includes(kind) && !(kind === "integer" && types.includes("number"))) return false;
  const component = properties?.__component?.const;
  return component === undefined || component === componentOf(value);
}

/** Describes all members of a recorded body. */
export function sentSchema(value: unknown): Schema {
  if (Array.isArray(value)) {
    const items = value.map(sentSchema);
    return {
      type: "array",
      ...(items.length > 0 && { items: items.reduce((one, other) => merged(one, other)) }),
    };
  }
  if (!isMembers(value)) return { type: typeOf(value) };
  const properties = Object.entries(value).map(([name, member]) => [name, sentSchema(member)]);
  return { type: "object", properties: Object.fromEntries(properties) };
}

function typed(types: readonly string[]): Pick<Schema, "type"> {
  const narrow = types.filter((type) => type !== "integer" || !types.includes("number"));
  const [first, ...more] = [...new Set(narrow)].toSorted(byNullLast);
  if (first === undefined) return {};
  return { type: more.length > 0 ? [first, ...more] : first };
}

const byNullLast = (one: string, other: string) => Number(one === "null") - Number(other === "null");

function typeOf(value: unknown): string {
  if (value === null || value === undefined) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}

const isMembers = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);
