import type { Service } from "../../sandbox/fault-rules.ts";
import { noRoute, toDataPoint } from "../../shared/measure/points.ts";
import type { Platform } from "./platform.ts";

export interface Shop {
  platform: Platform;
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** Serves everybody with 500, as if the worker did not start. */
  close(isClosed: boolean): void;
}

export interface Outage {
  name: string;
  /** Title of the alarm that rings first. */
  rings: string;
  /** Minutes until it must have rung. */
  within: number;
  /** Visitors come in each minute, which then takes seconds. */
  hasVisitors?: true;
  begin: (shop: Shop) => Promise<void> | void;
  end: (shop: Shop) => Promise<void> | void;
  /** Each minute of the outage. */
  meanwhile?: (shop: Shop) => Promise<void>;
}

export const outages: readonly Outage[] = [
  broken("the e-commerce API refuses connections", "E-commerce fails", 5, "ecommerce", {}, true),
  broken("the e-commerce API answers 404", "The e-commerce API lacks its calls", 3, "ecommerce", {
    ...{ mode: "status", status: 404 },
  }),
  broken("the content system is down", "Content is not renewed", 10, "content", {}),
  broken("CONTENT_TOKEN has expired", "The content system refuses the token", 3, "content", {
    ...{ mode: "status", status: 401 },
  }),
  broken("search is down", "Search is down", 10, "search", {}),
  broken("the bot check is down", "The bot check is broken", 10, "bot-check", {}),
  broken("third-party sign-in is down", "Nobody signs in with the other provider", 5, "identity", {}),
  broken("the marketing service is down", "The marketing service is down", 30, "marketing", {}),
  broken("pictures are refused: quota", "Pictures are missing", 3, "pictures", {
    ...{ mode: "status", status: 403 },
  }),
  broken("the image host signs no photo", "Photos cannot be sent", 30, "image-host", {}),
  broken("addresses are not suggested", "Addresses are not suggested", 30, "address-search", {}),
  {
    name: "KV fails",
    rings: "KV",
    within: 3,
    begin: ({ platform }) => platform.fail({ what: "kv" }),
    end: ({ platform }) => platform.fail(undefined),
  },
  {
    name: "the payment gateway is down: orders, and nobody comes back",
    rings: "Nobody pays",
    within: 30,
    begin: () => {},
    end: () => {},
    meanwhile: ({ platform }) =>
      platform.measure([toDataPoint({ kind: "order", route: "commande-order" }, "rehearsal")]),
  },
  {
    name: "a tag breaks pages",
    rings: "Scripts of pages fail",
    within: 10,
    hasVisitors: true,
    begin: () => {},
    end: () => {},
    meanwhile: ({ platform }) => platform.measure(Array.from({ length: 20 }, () => scriptError)),
  },
  {
    name: "the publish webhook has another secret",
    rings: "Publishes are refused",
    within: 3,
    begin: () => {},
    end: () => {},
    async meanwhile({ ask }) {
      const answer = await ask("/api/webhooks/content", { method: "POST", body: "{}" });
      if (answer.status !== 401) throw new Error(`an unsigned publish was answered ${answer.status}`);
    },
  },
  {
    name: "the worker does not start",
    rings: "The shop does not answer",
    within: 2,
    begin: ({ close }) => close(true),
    end: ({ close }) => close(false),
  },
];

function broken(
  name: string,
  rings: string,
  within: number,
  service: Service,
  fault: object,
  hasVisitors?: true,
): Outage {
  return {
    ...{ name, rings, within, ...(hasVisitors && { hasVisitors }) },
    async begin({ ask }) {
      const body = JSON.stringify({ service, mode: "refused", ...fault });
      const headers = { "Content-Type": "application/json" };
      const answer = await ask("/_sandbox/faults", { method: "POST", headers, body });
      if (!answer.ok) throw new Error(`no fault of ${service}: ${answer.status}`);
    },
    async end({ ask }) {
      await ask(`/_sandbox/faults?service=${service}`, { method: "DELETE" });
    },
  };
}

const scriptError = toDataPoint(
  {
    ...{ kind: "error", route: noRoute, name: "error", message: "x is undefined" },
    ...{ position: "tag.js:1:1", build: "rehearsal" },
  },
  "rehearsal",
);
