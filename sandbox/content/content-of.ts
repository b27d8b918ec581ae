import { en } from "zod/locales";
import * as z from "zod/mini";

type Files = ReadonlyMap<string, string>;

export interface Named<T> {
  /** Path in its folder, without an ending. */
  name: string;
  entry: T;
}

const { localeError } = en();

/** Reads files of the content. @throws ContentError that names the file and the member that is wrong */
export function contentOf(files: Files) {
  return { read, readFolder };

  function read<S extends z.ZodMiniType>(path: string, schema: S): z.output<S> {
    const input = parsed(path);
    const { data, error } = schema.safeParse(input, { error: localeError });
    const faults = error
      ? error.issues.map((issue) => told(issue.path, issue.message))
      : differences(input, data);
    if (data === undefined || faults.length > 0) throw wrong(path, faults.join("; "));
    return data;
  }

  /** Entries in the order of the folder's `order.json`, if it has one. */
  function readFolder<S extends z.ZodMiniType>(folder: string, schema: S): Named<z.output<S>>[] {
    const order = `${folder}/order.json`;
    const found = [...files.keys()]
      .filter((path) => path.startsWith(`${folder}/`) && path.endsWith(".json") && path !== order)
      .map((path) => path.slice(folder.length + 1, -".json".length));
    const names = files.has(order) ? read(order, z.array(z.string())) : found;
    const missing = found.filter((name) => !names.includes(name));
    if (missing.length > 0) throw wrong(order, `does not name ${missing.join(", ")}`);
    return names.map((name) => ({ name, entry: read(`${folder}/${name}.json`, schema) }));
  }

  function parsed(path: string): unknown {
    const text = files.get(path);
    if (text === undefined) throw wrong(path, "does not exist");
    try {
      JSON.parse(text);
    } catch (error) {
      throw wrong(path, `is not JSON: ${error}`);
    }
    return JSON.parse(text, (member, value) =>
      typeof value === "string" && /^[\w-]+\.md(#[\w-]+)?$/.test(value) ? textOf(value, path, member) : value,
    );
  }

  /** `name.md` stands for the text of that file beside `path`, `name.md#part` for what follows `# part` in it. */
  function textOf(reference: string, path: string, member: string): string {
    const [file = "", part] = reference.split("#");
    const text = files.get(path.slice(0, path.lastIndexOf("/") + 1) + file);
    const found = part === undefined ? text : text && partOf(text, part);
    if (found === undefined) throw wrong(path, `${member}: ${reference} does not exist`);
    return found.trim();
  }
}

function partOf(text: string, name: string): string | undefined {
  const found = text.split(/^# /m).find((part) => part.startsWith(`${name}\n`));
  return found?.slice(name.length);
}

/** Members that the schema does not know, or would quietly replace. */
function differences(input: unknown, output: unknown, path: PropertyKey[] = []): string[] {
  if (typeof input !== "object" || input === null)
    return input === output ? [] : [told(path, `is read as ${JSON.stringify(output)}`)];
  const known = new Map(Object.entries(output ?? {}));
  return Object.entries(input).flatMap(([name, value]) => {
    const member = [...path, name];
    return known.has(name)
      ? differences(value, known.get(name), member)
      : [told(member, "there is no such member")];
  });
}

class ContentError extends Error {
  override name = "ContentError";
}

const wrong = (path: string, fault: string) => new ContentError(`sandbox/content/${path}: ${fault}`);

const told = (path: readonly PropertyKey[], fault: string) =>
  [...(path.length > 0 ? [path.map(String).join(".")] : []), fault].join(": ");
