import { answerObject } from "./answer-object.ts";
import type { Components, Json, Known, Operation, ServiceOptions } from "./document-parts.ts";
import { shown } from "./examples.ts";
import type { Exchange } from "./record.ts";
import { merged, sentSchema } from "./schema-of.ts";

export async function operationObject(
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
