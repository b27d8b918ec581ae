import { demoCustomers } from "../../sandbox/demo/demo-customers.ts";
import type { Bindings } from "../../sandbox/env.ts";
import { readActions } from "../../shared/marketing/actions.ts";
import type { Configuration } from "../../worker/env.ts";
import { forgetAll } from "../../worker/isolate-memory.ts";
import type { Fetcher } from "../../worker/upstream/exchange.ts";
import { createIdentity } from "../../worker/upstream/identity.ts";
import { createImages } from "../../worker/upstream/images/images.ts";
import { createMarketing } from "../../worker/upstream/marketing/marketing.ts";
import { emptyCache } from "../empty-cache.ts";
import { callerOf, type Recording } from "./record.ts";

const sandbox = "http://sandbox";

export async function recordMarketing(
  { marketing, platform, store }: Configuration,
  standIns: Fetcher,
): Promise<Recording[]> {
  const recordings: Recording[] = [];
  const switches = { campaign: "top_header", on: true };
  await standIns(
    new Request(`${sandbox}/_sandbox/marketing/campaigns`, {
      ...{ method: "POST", body: JSON.stringify(switches), headers: { "Content-Type": "application/json" } },
    }),
  );
  const call = callerOf(recordings, standIns, (fetcher, log) => {
    const { ping } = createMarketing({
      ...{ baseURL: marketing.workerUrl, appName: marketing.appName, environment: platform, store, fetcher },
      ...{ country: () => "FR", cache: emptyCache(log), waitUntil: () => {} },
    });
    return {
      async pageView() {
        const { actions, leftOut } = readActions(await ping());
        for (const { action } of leftOut) log.warn(`${action} left out`);
        return actions;
      },
    };
  });
  await call("pageView");
  return recordings;
}

export async function recordImages({ upload }: Configuration, standIns: Fetcher): Promise<Recording[]> {
  const recordings: Recording[] = [];
  const call = callerOf(recordings, standIns, (fetcher) =>
    createImages({
      authentication: { baseURL: upload.authenticationUrl, fetcher },
      upload: { baseURL: new URL(upload.url, sandbox).href, fetcher },
      publicKey: upload.publicKey,
    }),
  );
  const signed = await call("authenticate");
  const file = new Blob([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])], { type: "image/jpeg" });
  await call("upload", { file, fileName: "filou.jpg" }, signed);
  return recordings;
}

export async function recordIdentity({ identity }: Configuration, standIns: Fetcher): Promise<Recording[]> {
  const recordings: Recording[] = [];
  const issuer = new URL(identity.issuer, sandbox);
  const call = callerOf(recordings, standIns, (fetcher) => {
    // The client remembers how a provider describes itself.
    forgetAll();
    return {
      ...createIdentity({ ...identity, issuer, fetcher }),
      visit: async (page: URL) => (await fetcher(new Request(page))).status,
    };
  });
  const attempt = { state: "a-state", nonce: "a-nonce", verifier: "v".repeat(43) };
  const redirectUri = `${sandbox}/api/session/identity`;
  await call("ping");
  const page = await call("pageFor", attempt, redirectUri);
  await call("visit", page);
  const email = demoCustomers[0]?.customer.email ?? "";
  const body = new URLSearchParams([...page.searchParams, ["decision", "allow"], ["email", email]]);
  const allowed = await standIns(new Request(page.href.replace(/\?.*/, ""), { method: "POST", body }));
  const { searchParams } = new URL(allowed.headers.get("Location") ?? "", sandbox);
  await call("redeem", searchParams, attempt, redirectUri);
  return recordings;
}

/** A bucket with the one method that the image host's stand-in needs. */
export function memoryBucket(): Bindings["UPLOADS"] {
  const names = new Set<string>();
  const put = async (name: string) => {
    const isNew = !names.has(name);
    names.add(name);
    return isNew ? {} : null;
  };
  return { put } as unknown as Bindings["UPLOADS"];
}
