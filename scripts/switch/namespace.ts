import process from "node:process";
import * as z from "zod/mini";
import { createAccount } from "../provision/account.ts";
import { runWrangler } from "../run-wrangler.ts";
import { shopConfiguration } from "./shop-configuration.ts";

export interface Place {
  env?: string | undefined;
  remote: boolean;
  persist: string;
}

export interface Namespace {
  get(name: string): Promise<string | undefined>;
  /** Deletes the key if the value is null. @throws unless it was stored */
  set(name: string, value: string | null): Promise<void>;
  /** All names that begin with `prefix`. */
  names(prefix: string): Promise<string[]>;
  close(): Promise<void>;
}

/** Calls the account itself: each run of wrangler would take seconds. */
export async function openNamespace(
  binding: "SETTINGS" | "CONTENT_CACHE",
  { env, remote, persist }: Place,
): Promise<Namespace> {
  const configuration = shopConfiguration(env);
  const id = configuration.idOf(binding);
  if (!id)
    throw new Error(`wrangler.toml has no namespace ${binding}: npm run provision names what is missing.`);
  if (!remote) return (await import("./local-namespace.ts")).openLocalNamespace(id, persist);
  const baseURL = process.env.CLOUDFLARE_API_BASE_URL || "https://api.cloudflare.com/client/v4";
  const token = process.env.CLOUDFLARE_API_TOKEN || (await tokenOfLogin());
  const account =
    configuration.account || process.env.CLOUDFLARE_ACCOUNT_ID || (await onlyAccount(baseURL, token));
  return accountNamespace({
    namespace: `${baseURL}/accounts/${account}/storage/kv/namespaces/${id}`,
    token,
  });
}

const namesSchema = z.object({
  result: z.array(z.object({ name: z.string() })),
  result_info: z.optional(z.object({ cursor: z.optional(z.string()) })),
});

export function accountNamespace({ namespace, token }: { namespace: string; token: string }): Namespace {
  const call = (method: string, name: string, body?: string) =>
    send(method, `values/${encodeURIComponent(name)}`, body);
  const send = (method: string, path: string, body?: string) =>
    fetch(`${namespace}/${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(20_000),
      ...(body !== undefined && { body }),
    });
  const refusal = async (doing: string, answer: Response) =>
    new Error(`Cloudflare did not ${doing}: ${answer.status} ${(await answer.text()).slice(0, 500)}`);
  return {
    async get(name) {
      const answer = await call("GET", name);
      if (answer.ok) return answer.text();
      const text = await answer.clone().text();
      // 10009: no such key. A wrong namespace is a 404, too.
      if (answer.status === 404 && text.includes("10009")) return undefined;
      throw await refusal(`read ${name}`, answer);
    },
    async set(name, value) {
      const answer = value === null ? await call("DELETE", name) : await call("PUT", name, value);
      if (!answer.ok) throw await refusal(`store ${name}`, answer);
    },
    async names(prefix) {
      const found: string[] = [];
      let cursor = "";
      do {
        const query = new URLSearchParams({ prefix, ...(cursor && { cursor }) });
        const answer = await send("GET", `keys?${query}`);
        if (!answer.ok) throw await refusal(`list ${prefix}`, answer);
        const { result, result_info } = namesSchema.parse(await answer.json());
        found.push(...result.map(({ name }) => name));
        cursor = result_info?.cursor ?? "";
      } while (cursor);
      return found;
    },
    close: async () => {},
  };
}

/** The login of `wrangler login`. */
async function tokenOfLogin(): Promise<string> {
  console.error("Asking wrangler for its login, which takes seconds; CLOUDFLARE_API_TOKEN spares it …");
  const printed = await runWrangler(["auth", "token", "--json"], { timeout: 60_000 });
  const told = z.safeParse(z.object({ token: z.string() }), JSON.parse(printed.slice(printed.indexOf("{"))));
  if (!told.success)
    throw new Error(
      "Log in with npx wrangler login, or set CLOUDFLARE_API_TOKEN (Workers KV Storage: Edit).",
    );
  return told.data.token;
}

async function onlyAccount(baseURL: string, token: string): Promise<string> {
  const known = await createAccount({ baseURL, token, id: "" }).list(
    "/accounts",
    z.object({ id: z.string() }),
  );
  const [first, ...others] = known;
  if (!first || others.length > 0)
    throw new Error(`This login has ${known.length} accounts: CLOUDFLARE_ACCOUNT_ID says which one.`);
  return first.id;
}
