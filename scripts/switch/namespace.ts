import { runWrangler } from "../run-wrangler.ts";

export interface Place {
  env?: string | undefined;
  remote: boolean;
  persist: string;
}

export function settingsNamespace({ env, remote, persist }: Place) {
  const where = [
    ...["--binding", "SETTINGS", "--config", "wrangler.toml"],
    ...(env ? ["--env", env] : []),
    ...(remote ? ["--remote"] : ["--local", "--persist-to", persist]),
  ];

  const key = (...words: string[]) =>
    runWrangler(["kv", "key", ...words, ...where], {
      environment: { CLOUDFLARE_CF_FETCH_ENABLED: "false" },
      timeout: 60_000,
    });

  return {
    async get(name: string): Promise<string | undefined> {
      const text = (await key("get", name, "--text").catch(missing)).trim();
      return text === "Value not found" ? undefined : text;
    },
    async set(name: string, value: string | null): Promise<void> {
      await (value === null ? key("delete", name) : key("put", name, value));
    },
  };
}

/** A missing key is a 404 from the account, but a sentence from local wrangler. */
function missing(error: Error): string {
  if (/\/values\/\S+\)? .*404|- 404: Not Found/.test(error.message)) return "Value not found";
  throw error;
}

export type Namespace = ReturnType<typeof settingsNamespace>;
