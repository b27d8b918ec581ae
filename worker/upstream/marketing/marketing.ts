import * as z from "zod/mini";
import { actionsSchema, readActions, type TopHeader } from "../../../shared/marketing/actions.ts";
import type { TestDefinition } from "../../../shared/marketing/test-definition.ts";
import type { EntryCache, Source } from "../content/source.ts";
import type { Connection } from "../exchange.ts";
import { createHttp } from "../http.ts";
import { leaveOut } from "../lists.ts";

/** Never waits or rejects: each read returns the cached answer, however old, or an empty one. */
export interface AnonymousMarketing {
  topHeader(): Promise<TopHeader | null>;
  tests(): Promise<readonly TestDefinition[]>;
  ping(): Promise<unknown>;
}

interface MarketingOptions extends Pick<Connection, "fetcher" | "breaker"> {
  baseURL: string;
  appName: string;
  environment: string;
  store: string;
  country: () => string;
  cache: EntryCache;
  waitUntil: (work: Promise<unknown>) => void;
}

const deadline = 4000;

const locale = "fr-FR";

/** Sends a page view without any cookie, id, page or query of a visitor. */
export function createMarketing({
  baseURL,
  fetcher,
  breaker,
  cache,
  waitUntil,
  country,
  ...shop
}: MarketingOptions): AnonymousMarketing {
  let answer: Promise<AnonymousAnswer> | undefined;
  const atHand = () => {
    answer ??= baseURL ? readAtHand() : Promise.resolve(nothingSaid);
    return answer;
  };
  return {
    topHeader: async () => (await atHand()).topHeader,
    tests: async () => (await atHand()).tests,
    ping: ask,
  };

  async function readAtHand(): Promise<AnonymousAnswer> {
    const key = `${shop.appName}:${country()}`;
    const held = await cache.held(source, key).catch(() => null);
    waitUntil(cache.read(source, key, ask).catch(() => {}));
    return held ?? nothingSaid;
  }

  /** Only the parts that are the same for everybody may be cached. */
  async function ask(): Promise<unknown> {
    const { top_header, abtest } = await createHttp({
      service: "marketing",
      baseURL,
      fetcher,
      ...(breaker && { breaker }),
      query: { locale },
      headers: { "Content-Type": "application/json", Accept: "application/json" },
    })("", {
      method: "POST",
      body: {
        event: "page_view",
        app_name: `${shop.appName}-${locale}`,
        environment: shop.environment,
        entity: "store",
        country: country(),
        store: shop.store,
        data: {},
        utm: {},
        abtests: [],
      },
      schema: actionsSchema,
      deadline,
    });
    return { top_header, abtest };
  }
}

interface AnonymousAnswer {
  topHeader: TopHeader | null;
  tests: readonly TestDefinition[];
}

const nothingSaid: AnonymousAnswer = { topHeader: null, tests: [] };

const source: Source<AnonymousAnswer> = {
  profile: "marketing",
  schema: z.pipe(
    z.unknown(),
    z.transform((answer: unknown) => {
      const { actions, leftOut } = readActions(answer);
      for (const { action, reason } of leftOut) leaveOut({ kind: "action", key: action, reason });
      return { topHeader: actions.top_header ?? null, tests: actions.abtest ?? [] };
    }),
  ),
};
