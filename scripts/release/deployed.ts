import * as z from "zod/mini";
import type { Account } from "../provision/account.ts";

const kept = z.object({ key: z.string(), last_modified: z.string() });

const service = z.object({
  default_environment: z.object({ script: z.object({ migration_tag: z.nullish(z.string()) }) }),
});

export function createDeployed(account: Account) {
  return {
    async filesIn(bucket: string): Promise<Map<string, Date>> {
      const files = await account.listByCursor(`${account.own}/r2/buckets/${bucket}/objects`, kept);
      return new Map(files.map(({ key, last_modified: at }) => [key, new Date(at)]));
    },
    async migrationOf(worker: string): Promise<string | undefined> {
      const found = await account.read(`${account.own}/workers/services/${worker}`, service);
      return found.default_environment.script.migration_tag ?? undefined;
    },
  };
}

export type Deployed = ReturnType<typeof createDeployed>;
