import declarations from "../../../node_modules/schema-dts/dist/schema.d.ts?raw";

export interface TypeDefinition {
  properties: ReadonlyMap<string, readonly string[]>;
}

export interface Range {
  types: ReadonlySet<string>;
  words: ReadonlySet<string>;
  plain: ReadonlySet<"string" | "number" | "boolean">;
}

const bases = readBases();
const leaves = readLeaves();
const aliases = readAliases();

export const definitionOf = remembered((type: string): TypeDefinition | undefined => {
  const parents = leaves.get(type);
  return parents && { properties: new Map(parents.flatMap((parent) => propertiesOf(parent))) };
});

export const rangeOf = remembered((names: readonly string[]): Range => {
  const types = new Set<string>();
  const words = new Set<string>();
  const plain = new Set<"string" | "number" | "boolean">();
  const visited = new Set<string>();
  const follow = (name: string) => {
    if (visited.has(name)) return;
    visited.add(name);
    const leaf = /^(\w+)Leaf(?:<.*>)?$/.exec(name)?.[1];
    if (leaf) types.add(leaf);
    else if (name === "string" || name === "number" || name === "boolean") plain.add(name);
    else if (name.startsWith("`")) plain.add("string");
    else if (name.startsWith('"')) words.add(name.slice(1, -1));
    else for (const part of aliases.get(name.replace(/<.*/, "")) ?? []) follow(part);
  };
  for (const name of names) follow(name);
  return { types, words, plain };
});

function remembered<Name, Known>(read: (name: Name) => Known): (name: Name) => Known {
  const known = new Map<string, Known>();
  return (name) => {
    const key = String(name);
    const answer = known.get(key) ?? read(name);
    known.set(key, answer);
    return answer;
  };
}

interface Base {
  parents: string[];
  own: [name: string, range: string[]][];
}

function propertiesOf(name: string): [string, string[]][] {
  const base = bases.get(name);
  return base ? [...base.parents.flatMap(propertiesOf), ...base.own] : [];
}

function readBases(): Map<string, Base> {
  const found = declarations.matchAll(/^interface (\w+Base) extends ([^{]+)\{\n([\s\S]*?)^\}/gm);
  return new Map(
    Array.from(found, ([, name = "", parents = "", body = ""]) => [
      name,
      {
        parents: parents.split(",").map((parent) => parent.trim()),
        own: Array.from(
          body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/gm),
          ([, property = "", range = ""]) => [property, parts(range)],
        ),
      },
    ]),
  );
}

function readLeaves(): Map<string, string[]> {
  const found = declarations.matchAll(/^export interface (\w+)Leaf extends ([^{]+)\{/gm);
  return new Map(
    Array.from(found, ([, name = "", parents = ""]) => [
      name,
      parents.split(",").map((parent) => parent.trim()),
    ]),
  );
}

function readAliases(): Map<string, string[]> {
  const found = declarations.matchAll(/^export type (\w+)(?:<.*?>)? = (.+);$/gm);
  return new Map(Array.from(found, ([, name = "", range = ""]) => [name, parts(range)]));
}

function parts(union: string): string[] {
  return union.split("|").map((part) => part.trim());
}
