import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { accountSql } from "../measures/sql.ts";
import { createAccount } from "../provision/account.ts";
import { createDeployed } from "../release/deployed.ts";
import { seenSince } from "../release/figures.ts";
import { type ReleaseOptions, release } from "../release/release.ts";
import { createWrangler } from "../release/wrangler.ts";
import { type Build, otherBuild } from "./other-build.ts";
import { startPlatform } from "./platform.ts";
import type { RuntimeFault } from "./runtime.ts";
import { sendVisitors } from "./visitors.ts";

const pace = { settleTime: 0, stepTime: 6000, lookEvery: 2000, enough: 80, patience: 120_000 };

export async function startRehearsal(say: (line: string) => void) {
  const platform = await startPlatform();
  const folder = mkdtempSync(join(tmpdir(), "storefront-rehearsal-"));
  const sql = accountSql(platform.environment);
  const { environment } = platform;
  const account = createAccount({
    baseURL: environment.CLOUDFLARE_API_BASE_URL ?? "",
    token: environment.CLOUDFLARE_API_TOKEN ?? "",
    id: environment.CLOUDFLARE_ACCOUNT_ID ?? "",
  });
  let releases = 0;

  const buildOf = (vars?: Record<string, string>) => otherBuild(folder, `rehearsal${++releases}`, vars);
  const optionsOf = ({ build, config, client, migration }: Build): ReleaseOptions => ({
    ...pace,
    wrangler: createWrangler({ target: ["--config", config], environment }),
    deployed: createDeployed(account),
    origin: platform.origin,
    worker: "storefront",
    client,
    bucket: "storefront-releases-demo",
    build,
    customer: { email: "hugo.bernard@example.fr", password: "motdepasse-demo" },
    healthSecret: "demo-health-secret",
    message: build,
    migration,
    steps: [10, 50],
    seen: (versions, since) => seenSince(sql, versions, since),
    say,
  });

  const passed = "The smoke test passed";
  /** A fault of the new version that begins after its smoke test. */
  const failAfterSmoke =
    (what: RuntimeFault["what"]): typeof release =>
    async (options) => {
      const heard = (line: string) => {
        options.say(line);
        const [version] = platform.served().keys();
        if (line.startsWith(passed)) platform.fail({ what, version });
      };
      return release({ ...options, say: heard }).finally(() => platform.fail(undefined));
    };

  return {
    platform,
    failAfterSmoke,
    buildOf,
    optionsOf,
    async release(build: Build, go: (options: ReleaseOptions) => Promise<unknown> = release) {
      const options = optionsOf(build);
      const isSplit = () => platform.served().size === 2;
      let visitors = sendVisitors(platform.origin, isSplit() ? 6 : 0);
      const deploy: typeof options.wrangler.deploy = async (...args) => {
        await options.wrangler.deploy(...args);
        if (isSplit() && visitors.pages === 0) visitors = sendVisitors(platform.origin, 6);
      };
      try {
        const outcome = await go({ ...options, wrangler: { ...options.wrangler, deploy } });
        return { outcome, pages: visitors.pages, failures: visitors.failures };
      } finally {
        await visitors.stop();
      }
    },
    async stop() {
      await platform.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
