import * as z from "zod/mini";

export class Refused extends Error {
  readonly status: number;

  constructor(call: string, status: number, reasons: readonly { code: number; message: string }[]) {
    const said = reasons.map(({ code, message }) => `${message} (${code})`).join("; ");
    super(`Cloudflare refused ${call}: ${said || `status ${status}`}`);
    this.status = status;
  }
}

const envelope = z.object({
  success: z.boolean(),
  errors: z.catch(z.array(z.object({ code: z.number(), message: z.string() })), []),
  result: z.unknown(),
  result_info: z.catch(
    z.nullish(z.object({ total_pages: z.optional(z.number()), cursor: z.optional(z.string()) })),
    null,
  ),
});

export interface AccountOptions {
  baseURL: string;
  token: string;
  id: string;
  fetcher?: typeof fetch;
}

export type Account = ReturnType<typeof createAccount>;

export function createAccount({ baseURL, token, id, fetcher = fetch }: AccountOptions) {
  const own = `/accounts/${id}`;
  return { own, read, readText, writeText, list, listByCursor, write, upload, orNothing };

  /** A stored object or value, which has no envelope. */
  async function readText(path: string): Promise<string> {
    const answer = await fetcher(baseURL + path, { headers: { Authorization: `Bearer ${token}` } });
    if (!answer.ok) throw new Refused(`GET ${path}`, answer.status, []);
    return answer.text();
  }

  async function call(method: string, path: string, body?: object | FormData) {
    const isForm = body instanceof FormData;
    const answer = await fetcher(baseURL + path, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body && !isForm ? { "Content-Type": "application/json" } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    const { data } = envelope.safeParse(await answer.json().catch(() => null));
    if (!answer.ok || !data?.success)
      throw new Refused(`${method} ${path}`, answer.status, data?.errors ?? []);
    return data;
  }

  async function read<T>(path: string, schema: z.ZodMiniType<T>): Promise<T> {
    return z.parse(schema, (await call("GET", path)).result);
  }

  /** Stores an object as it is. */
  async function writeText(path: string, text: string): Promise<void> {
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
    const answer = await fetcher(baseURL + path, { method: "PUT", headers, body: text });
    if (!answer.ok) throw new Refused(`PUT ${path}`, answer.status, []);
  }

  async function list<T>(path: string, member: z.ZodMiniType<T>): Promise<T[]> {
    const found: T[] = [];
    for (let page = 1; ; page += 1) {
      const separator = path.includes("?") ? "&" : "?";
      const { result, result_info: info } = await call("GET", `${path}${separator}page=${page}&per_page=50`);
      found.push(...z.parse(z.array(member), result));
      if (page >= (info?.total_pages ?? 1)) return found;
    }
  }

  async function listByCursor<T>(
    path: string,
    member: z.ZodMiniType<T>,
    size: "per_page" | "limit" = "per_page",
  ): Promise<T[]> {
    const found: T[] = [];
    for (let cursor = ""; ; ) {
      const query = new URLSearchParams({ [size]: "1000", ...(cursor && { cursor }) });
      const { result, result_info: info } = await call("GET", `${path}?${query}`);
      found.push(...z.parse(z.array(member), result));
      if (!info?.cursor || info.cursor === cursor) return found;
      ({ cursor } = info);
    }
  }

  async function write(method: "POST" | "PUT" | "PATCH", path: string, body: object): Promise<unknown> {
    return (await call(method, path, body)).result;
  }

  async function upload(path: string, form: FormData): Promise<void> {
    await call("PUT", path, form);
  }
}

async function orNothing<T>(reading: Promise<T>): Promise<T | null> {
  return reading.catch((error: unknown) => {
    if (error instanceof Refused && error.status === 404) return null;
    throw error;
  });
}
