import * as z from "zod/mini";
import type { Account } from "./account.ts";
import type { Environment } from "./environment.ts";
import type { Finding } from "./finding.ts";

const optional = new Set([
  "CONTENT_TOKEN",
  "CONTRACT_WEBHOOK_SECRET",
  "MAIL_LINK_SECRET",
  "IDENTITY_CLIENT_SECRET",
  "HEALTH_SECRET",
]);

/** Must not be a plain variable in any environment but the demo's. */
export const isSecret = (name: string) => /_(?:SECRET|TOKEN)$/.test(name);

const secretNames = ({ demo }: Pick<Environment, "demo">): string[] =>
  Object.keys(demo.vars).filter(isSecret);

const secret = z.object({ name: z.string() });

export interface SecretValues {
  given: ReadonlySet<string>;
  /** Never shown or logged. Undefined if nobody supplies one. */
  secretOf: (name: string) => Promise<string | undefined>;
}

export async function secrets(
  account: Account,
  environment: Environment,
  { given, secretOf }: SecretValues,
  isDeployed: boolean,
): Promise<Finding[]> {
  const { config, name: env } = environment;
  const path = `${account.own}/workers/scripts/${config.name}`;
  const known = isDeployed ? (await account.list(`${path}/secrets`, secret)).map(({ name }) => name) : [];
  const names = secretNames(environment);
  const exposed = names.filter((name) => config.vars[name]);
  let exists = isDeployed;
  const missing = names.filter((name) => !known.includes(name) && !config.vars[name]);
  return [
    ...exposed.map((name) => ({
      says: `${name} stands in [env.${env}.vars], where everybody reads it: delete it there, renew it, and set it as a secret`,
    })),
    ...missing.map((name): Finding => {
      if (optional.has(name) && !given.has(name)) {
        return { says: `secret ${name} is not set; the shop works without it`, isNote: true };
      }
      return {
        says: `secret ${name}: set it`,
        fix: async () => {
          const text = await secretOf(name);
          if (!text)
            throw new Error(`no value for the secret ${name}: give a file with --secrets, or type it`);
          if (!exists) await account.upload(path, emptyWorker());
          exists = true;
          await account.write("PUT", `${path}/secrets`, { name, text, type: "secret_text" });
        },
      };
    }),
  ];
}

/** A secret needs an existing worker; this placeholder has no address. */
function emptyWorker(): FormData {
  const form = new FormData();
  const metadata = { main_module: "empty.js", compatibility_date: "2026-09-01" };
  form.set("metadata", new Blob([JSON.stringify(metadata)], { type: "application/json" }));
  const source = "export default { fetch: () => new Response(null, { status: 503 }) };";
  form.set("empty.js", new File([source], "empty.js", { type: "application/javascript+module" }));
  return form;
}
