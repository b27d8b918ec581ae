import type { Components, Json, Known, ServiceOptions } from "./document-parts.ts";
import { operationObject } from "./operation-object.ts";
import { operationsOf } from "./operations.ts";
import type { Recording } from "./record.ts";
import { shareSchemas } from "./shared-schemas.ts";

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

/** A copy without the members that only merging needs. */
const plain = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value, (name, member) => (name === "recorded" ? undefined : member)));

const filled = (groups: Record<string, object>): Json =>
  Object.fromEntries(Object.entries(groups).filter(([, group]) => Object.keys(group).length > 0));

const sorted = <T>(members: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(members).toSorted(([one], [other]) => (one < other ? -1 : 1)));
