import { addresses, dates, required } from "./required.ts";
import { definitionOf, rangeOf } from "./vocabulary.ts";

type Node = Record<string, unknown>;

export function structuredDataFaults(json: string): string[] {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch (error) {
    return [`no JSON: ${String(error)}`];
  }
  if (!isNode(data)) return ["not an object"];
  const { "@context": context, ...thing } = data;
  const graph = thing["@graph"];
  const things = Array.isArray(graph) ? graph : [thing];
  return [
    ...(context === "https://schema.org" ? [] : [`@context is ${String(context)}`]),
    ...things.flatMap((one) => (isNode(one) ? faultsOf(one, "") : ["not an object"])),
  ];
}

function faultsOf(node: Node, place: string): string[] {
  const type = node["@type"];
  if (type === undefined && Object.keys(node).join() === "@id") return valueFaults("@id", node["@id"], place);
  const definition = typeof type === "string" ? definitionOf(type) : undefined;
  const here = place || String(type);
  if (!definition) return [`${here}: schema.org has no type ${String(type)}`];
  const faults = (required[String(type)] ?? []).flatMap((wanted) => {
    const names = [wanted].flat();
    return names.some((name) => isSaid(node[name])) ? [] : [`${here}: ${names.join(" or ")} is missing`];
  });
  for (const [name, value] of Object.entries(node)) {
    if (name === "@type") continue;
    if (name === "@id") faults.push(...valueFaults(name, value, `${here}.@id`));
    else {
      const range = definition.properties.get(name.replace(/-(in|out)put$/, ""));
      if (range) faults.push(...[value].flat().flatMap((one) => fits(name, one, range, `${here}.${name}`)));
      else faults.push(`${here}: ${String(type)} has no property ${name}`);
    }
  }
  return [...faults, ...orderFaults(node, here)];
}

function fits(name: string, value: unknown, names: readonly string[], place: string): string[] {
  const { types, words, plain } = rangeOf(names);
  if (isNode(value)) {
    const type = value["@type"];
    const misplaced = typeof type === "string" && definitionOf(type) && !types.has(type);
    return [...(misplaced ? [`${place}: a ${type} has no place here`] : []), ...faultsOf(value, place)];
  }
  if (name.endsWith("-input")) return typeof value === "string" ? [] : [`${place}: not a text`];
  const kind = typeof value;
  const isWord = kind === "string" && words.has(String(value));
  const isPlain = (kind === "string" || kind === "number" || kind === "boolean") && plain.has(kind);
  if (!isWord && !isPlain) return [`${place}: ${JSON.stringify(value)} is not of its kind`];
  return isWord ? [] : valueFaults(name, value, place);
}

function valueFaults(name: string, value: unknown, place: string): string[] {
  if (value === "" || (typeof value === "number" && !Number.isFinite(value)))
    return [`${place}: says nothing`];
  if (addresses.includes(name) && !/^https?:\/\/[^/]/.test(String(value)))
    return [`${place}: ${String(value)} is no whole address`];
  if (dates.includes(name) && !/^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/.test(String(value)))
    return [`${place}: ${String(value)} is no date`];
  if (/^(price|lowPrice|highPrice)$/.test(name) && !/^\d+(\.\d{1,2})?$/.test(String(value)))
    return [`${place}: ${String(value)} is no price`];
  if (name === "priceCurrency" && value !== "EUR")
    return [`${place}: ${String(value)} is no currency of the shop`];
  return [];
}

function orderFaults(node: Node, place: string): string[] {
  if (node["@type"] !== "BreadcrumbList" && node["@type"] !== "ItemList") return [];
  const parts = [node.itemListElement].flat().filter(isNode);
  const counted = parts.every(({ position }, index) => position === undefined || position === index + 1);
  const led = parts.slice(0, -1).every(({ item }) => item !== undefined);
  return [
    ...(parts.length ? [] : [`${place}: an empty list`]),
    ...(counted ? [] : [`${place}: positions do not count from one`]),
    ...(node["@type"] === "ItemList" || led ? [] : [`${place}: a step without its address`]),
  ];
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isSaid = (value: unknown) => value != null && value !== "" && !(Array.isArray(value) && !value.length);
