import type { Schema } from "./schema-of.ts";
import { singular } from "./singular.ts";

/** Shorter schemas, in characters, stay in their place. */
const shortest = 70;

/**
 * Moves schemas that occur in several places into `shared`, under the name of the member that has the first of them.
 * @returns the given schemas with references
 */
export function shareSchemas(given: readonly Schema[], shared: Record<string, Schema>): Schema[] {
  const counts = new Map<string, number>();
  for (const schema of given) count(schema, counts);
  const names = new Map<string, string>();

  const moved = (schema: Schema, member: string): Schema => {
    const text = JSON.stringify(schema);
    if (!schema.properties || (counts.get(text) ?? 0) < 2 || text.length < shortest)
      return inside(schema, member, moved);
    const known = names.get(text);
    const name = known ?? freeName(member, shared);
    names.set(text, name);
    if (!known) {
      shared[name] = {};
      shared[name] = inside(schema, member, moved);
    }
    return { $ref: `#/components/schemas/${name}` };
  };
  return given.map((schema) => inside(schema, "part", moved));
}

function count(schema: Schema, counts: Map<string, number>): void {
  const text = JSON.stringify(schema);
  counts.set(text, (counts.get(text) ?? 0) + 1);
  for (const one of Object.values(schema.properties ?? {})) count(one, counts);
  for (const one of [schema.items ?? [], schema.anyOf ?? []].flat()) count(one, counts);
}

function inside(schema: Schema, member: string, change: (schema: Schema, member: string) => Schema): Schema {
  const { properties, items, anyOf } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, one]) => [name, change(one, name)]),
      ),
    }),
    ...(items && { items: change(items, member) }),
    ...(anyOf && { anyOf: anyOf.map((one) => change(one, member)) }),
  };
}

function freeName(member: string, shared: Record<string, Schema>): string {
  const words = member.split(/[^A-Za-z]+/).filter(Boolean);
  const name = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join("");
  const one = singular(name) || "Part";
  let free = one;
  for (let count = 2; Object.hasOwn(shared, free); count++) free = `${one}${count}`;
  return free;
}
