import { resolveConfig } from "vite";
import { expect, test, vi } from "vitest";
import { unstable_readConfig } from "wrangler";
import { featureNames } from "../shared/features.ts";

const withoutCalls = ["order-redirect", "returning-customer"];

const read = (env?: string) => unstable_readConfig({ config: "wrangler.toml", ...(env && { env }) });

test.each(["production", "staging"])("%s has no stand-ins: nothing there sets the shop's clock", (env) => {
  const standIns = expect.objectContaining({ binding: "SANDBOX" });
  expect(read(env).services ?? []).not.toContainEqual(standIns);
  expect(read().services).toContainEqual(standIns);
});

test("staging has the bindings of production, and shares no storage, dataset, limit or host with it", () => {
  const [production, staging] = ["production", "staging"].map((env) => {
    const { kv_namespaces, r2_buckets, analytics_engine_datasets, ratelimits, durable_objects } = read(env);
    const stored = [
      ...kv_namespaces.map(({ binding, id }: { binding: string; id: string }) => [binding, id]),
      ...r2_buckets.map(({ binding, bucket_name: name }: { binding: string; bucket_name: string }) => [
        binding,
        name,
      ]),
      ...analytics_engine_datasets.map(({ binding, dataset }: { binding: string; dataset: string }) => [
        binding,
        dataset,
      ]),
      ...ratelimits.map(({ name, namespace_id: id }: { name: string; namespace_id: string }) => [name, id]),
    ] as [string, string][];
    return { stored, objects: durable_objects.bindings, vars: Object.keys(read(env).vars) };
  });
  expect(staging?.stored.map(([name]) => name)).toEqual(production?.stored.map(([name]) => name));
  expect(staging?.objects).toEqual(production?.objects);
  expect(staging?.vars).toEqual(production?.vars);
  const own = new Set(production?.stored.map(([, id]) => id));
  expect(staging?.stored.filter(([, id]) => own.has(id))).toEqual([]);
});

test("a build for production builds no stand-ins", async () => {
  vi.stubEnv("CLOUDFLARE_ENV", "production");
  const { environments } = await resolveConfig({ logLevel: "silent" }, "build");
  vi.unstubAllEnvs();
  expect(Object.keys(environments).toSorted()).toEqual(["client", "storefront"]);
});

test.each<[string, { env?: string }, readonly string[]]>([
  ["the demo has every feature", {}, featureNames],
  ["a new production has those of a Sylius without own code", { env: "production" }, withoutCalls],
])("%s", (_, environment, on) => {
  const { FEATURES } = unstable_readConfig({ config: "wrangler.toml", ...environment }).vars;
  expect(String(FEATURES).split(",").toSorted()).toEqual(on.toSorted());
});
