import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { afterEach, beforeEach, expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { sampleIdentity } from "../sample-identity.ts";
import { provision } from "./provision.ts";
import { standInAccount } from "./stand-in-account.ts";

let account: ReturnType<typeof standInAccount>;
let server: Awaited<ReturnType<typeof account.listen>>;
let folder: string;
let config: string;
let secretFile: string;

const production = "storefront-production";
const secretTexts = {
  CONTENT_WEBHOOK_SECRET: "s3cret-of-the-webhook",
  BOT_CHECK_SECRET: "s3cret-of-the-check",
};

beforeEach(async () => {
  account = standInAccount();
  server = await account.listen();
  folder = mkdtempSync(join(tmpdir(), "provision-"));
  config = join(folder, "wrangler.toml");
  secretFile = join(folder, "secrets");
  writeFileSync(config, readFileSync("wrangler.toml", "utf8"));
  writeFileSync(
    secretFile,
    Object.entries(secretTexts)
      .map((pair) => pair.join("="))
      .join("\n"),
  );
});

afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

function fillIn(): void {
  const [demo = "", own = ""] = readFileSync(config, "utf8").split(/(?=^\[env\.production\]$)/m);
  writeFileSync(
    config,
    demo +
      own
        .replaceAll(/example\.com/g, "museau.fr")
        .replaceAll(/= "(?:your[_-](?!content-cache|settings|consents)[^"]*|YOURAPPID)"/g, '= "museau"'),
  );
}

function deploy(): void {
  const there = account.state.workers.get(production);
  account.state.workers.set(production, {
    bindings: [],
    secrets: there?.secrets ?? new Map(),
    observability: { enabled: true, logs: { enabled: true, invocation_logs: false } },
  });
}

async function provisioned({ does = false, env = "production", token = "right" } = {}) {
  const lines: string[] = [];
  const code = await provision({
    env,
    does,
    config,
    secrets: secretFile,
    variables: {
      CLOUDFLARE_API_BASE_URL: server.url,
      CLOUDFLARE_API_TOKEN: token,
      CLOUDFLARE_ACCOUNT_ID: "acc",
    },
    say: (line) => lines.push(line),
    identity: sampleIdentity,
  });
  return { code, said: lines.join("\n") };
}

test("the command passes its flags on and ends with the code", async () => {
  fillIn();
  const child = spawn(
    process.execPath,
    ["scripts/provision.ts", "--do", "--env", "production", "--config", config, "--secrets", secretFile],
    {
      stdio: ["ignore", "pipe", "inherit"],
      env: {
        ...process.env,
        SEARCH_ADMIN_KEY: "",
        CLOUDFLARE_API_BASE_URL: server.url,
        CLOUDFLARE_API_TOKEN: "right",
        CLOUDFLARE_ACCOUNT_ID: "acc",
      },
    },
  );
  let said = "";
  child.stdout.on("data", (chunk) => (said += String(chunk)));
  const code = await new Promise((ended) => child.on("close", ended));
  expect(said).toContain(`✓ KV CONTENT_CACHE: make the namespace ${production}-CONTENT_CACHE, `);
  expect(said).toContain("! shopName of shared/identity.ts is still the demo's");
  expect(account.state.workers.get(production)?.secrets).toEqual(new Map(Object.entries(secretTexts)));
  expect(code).toBe(/^!/m.test(said) ? 1 : 0);
});

test("without --do it says what is missing, name by name, and changes nothing", async () => {
  const { code, said } = await provisioned();
  expect(code).toBe(1);
  for (const name of [
    "CHANNEL_CODE",
    "ECOMMERCE_URL",
    "SEARCH_APP_ID",
    "UPLOAD_PUBLIC_KEY",
    "SECURITY_CONTACT",
  ]) {
    expect(said).toContain(`${name} is still "`);
  }
  for (const name of ["CONTENT_CACHE", "SETTINGS", "CONSENTS"]) {
    expect(said).toContain(`make the namespace ${production}-${name}`);
  }
  expect(said).toContain("secret CONTENT_WEBHOOK_SECRET: set it");
  expect(said).toContain("shop.example.com");
  expect(account.state.writes).toEqual([]);
  expect(readFileSync(config, "utf8")).toBe(readFileSync("wrangler.toml", "utf8"));
});

test("with --do it makes namespaces, buckets, secrets and the transform rule; a second run has nothing to do", async () => {
  fillIn();
  const text = readFileSync(config, "utf8");
  if (!text.includes("[[env.production.r2_buckets]]"))
    writeFileSync(
      config,
      `${text}\n[[env.production.r2_buckets]]\nbinding = "RELEASE_FILES"\nbucket_name = "storefront-releases"\n`,
    );
  const first = await provisioned({ does: true });
  expect(first.said).not.toMatch(/s3cret/);
  expect(account.state.workers.get(production)?.secrets).toEqual(new Map(Object.entries(secretTexts)));
  const made = account.state.namespaces.filter(({ title }) => title.startsWith(production));
  expect(made.map(({ title }) => title)).toEqual(
    ["CONTENT_CACHE", "SETTINGS", "CONSENTS"].map((binding) => `${production}-${binding}`),
  );
  const written = readFileSync(config, "utf8");
  for (const { id } of made) expect(written).toContain(`id = "${id}"`);
  expect(account.state.rules).toMatchObject([
    {
      expression: 'http.cookie contains "__Host-release="',
      action: "rewrite",
      action_parameters: {
        headers: {
          "Cloudflare-Workers-Version-Key": {
            operation: "set",
            expression: 'http.request.cookies["__Host-release"][0]',
          },
        },
      },
    },
  ]);
  expect(account.state.buckets.get("storefront-releases")).toMatchObject([
    { enabled: true, deleteObjectsTransition: { condition: { type: "Age", maxAge: 400 * 86_400 } } },
  ]);
  deploy();
  account.state.writes.length = 0;
  writeFileSync(secretFile, "");
  const second = await provisioned({ does: true });
  expect(second.said).toContain("Nothing to do.");
  expect(second.code).toBe(0);
  expect(account.state.writes).toEqual([]);
});

test("a lifecycle rule of somebody's own stays as it was written", async () => {
  fillIn();
  const { bucket_name: name = "" } = unstable_readConfig({ config, env: "production" }).r2_buckets[0] ?? {};
  const own = {
    id: "until-the-fair",
    enabled: true,
    conditions: { prefix: "fair/" },
    deleteObjectsTransition: { condition: { type: "Date", date: "2027-01-01T00:00:00Z" } },
    abortMultipartUploadsTransition: { condition: { type: "Age", maxAge: 86_400 } },
  };
  account.state.buckets.set(name, [own]);
  await provisioned({ does: true });
  expect(account.state.buckets.get(name)).toEqual([own, expect.objectContaining({ id: "forget-old-files" })]);
});

test("a namespace that is there already is taken, and other rules of the zone stay", async () => {
  fillIn();
  account.state.namespaces.push({ id: "there", title: `${production}-SETTINGS` });
  account.state.rules = [{ id: "another" }].map((rule) => ({
    ...rule,
    expression: "true",
    action: "rewrite",
  }));
  await provisioned({ does: true });
  expect(readFileSync(config, "utf8")).toContain('id = "there"');
  expect(account.state.namespaces.filter(({ title }) => title.endsWith("-SETTINGS"))).toHaveLength(1);
  expect(account.state.rules?.map(({ id }) => id)).toEqual(["another", expect.any(String)]);
});

test("an id of another account, a limit that another worker counts too, and logs with whole addresses are told", async () => {
  fillIn();
  writeFileSync(config, readFileSync(config, "utf8").replace("your-settings-namespace", "0123456789abcdef"));
  account.state.workers.get("another-shop")?.bindings.push({
    type: "ratelimit",
    name: "LOGIN",
    namespace_id: "2004",
    simple: { limit: 10, period: 60 },
  });
  account.state.workers.set(production, {
    bindings: [],
    secrets: new Map(),
    observability: { enabled: true },
  });
  writeFileSync(secretFile, "");
  const { said, code } = await provisioned();
  expect(code).toBe(1);
  expect(said).toContain("KV SETTINGS: 0123456789abcdef is no namespace of this account");
  expect(said).toContain("SIGN_IN_LIMIT: 2004 is also LOGIN of the worker another-shop");
  expect(said).toContain("the logs of the deployed worker are not set as in wrangler.toml");
});

test("a limit that two environments of the file share is told", async () => {
  writeFileSync(
    config,
    readFileSync(config, "utf8").replace('namespace_id = "2001"', 'namespace_id = "1001"'),
  );
  expect((await provisioned()).said).toContain("CONTACT_LIMIT: 1001 is also CONTACT_LIMIT of the demo");
});

test("a token that Cloudflare refuses ends with 2 and what it needs, before anything is changed", async () => {
  const { code, said } = await provisioned({ does: true, token: "wrong" });
  expect(code).toBe(2);
  expect(said).toContain("Authentication error (10000)");
  expect(said).toContain("The token needs");
  expect(account.state.writes).toEqual([]);
});

test("an environment that is not in the file ends with 2 and those that are", async () => {
  const { code, said } = await provisioned({ env: "nowhere" });
  expect(code).toBe(2);
  expect(said).toContain("no [env.nowhere]");
  expect(said).toContain("production");
});
