import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import type { formats } from "../../shared/release/formats.ts";

/** Builds never share the content cache: its keys contain the number. */
export type StoredFormat = Exclude<keyof typeof formats, "contentCache">;

interface Stored {
  declarations: Record<string, readonly string[]>;
  calls?: RegExp;
  /** Every file that matches must be listed above or in `plain`. */
  touchedBy: { files: string; pattern: RegExp };
  plain?: readonly string[];
}

const stored: Record<StoredFormat, Stored> = {
  emptied: {
    declarations: { "worker/cache/emptied.ts": ["emptiedSchema", "emptiedKey"] },
    touchedBy: { files: "{worker,scripts/content}/**/*.ts", pattern: /\bemptied(?:Key|Prefix)\b/ },
    plain: ["worker/cache/keep-full.ts", "scripts/content/emptied.ts"],
  },
  publishes: {
    declarations: {
      "worker/cache/publishes.ts": ["publishesSchema", "publishesKey"],
      "worker/cache/site.ts": ["sitesSchema", "siteIn"],
      "worker/cache/bundles.ts": ["bundleSchema", "siteBundle"],
    },
    touchedBy: { files: "worker/**/*.ts", pattern: /\bpublishesKey\b/ },
    plain: ["worker/cache/entry-reads.ts", "worker/cache/publish-log.ts", "worker/scheduled.ts"],
  },
  settings: {
    declarations: {
      "shared/release/stored-settings.ts": ["settingsKey", "settingKeys", "schema"],
      "worker/middleware/settings.ts": ["listSchema", "switchSchema", "canarySchema", "readStored"],
    },
    calls: /\w+\(\w+,"(?:exit-intent|canary)"/g,
    touchedBy: { files: "worker/**/*.ts", pattern: /\bSETTINGS\b/ },
    plain: ["worker/site-files/probes.ts", "worker/middleware/sandbox-pages.ts"],
  },
  consents: {
    declarations: { "worker/consent/proofs.ts": ["keepProof", "endProof", "store"] },
    touchedBy: { files: "worker/**/*.ts", pattern: /\bCONSENTS\b/ },
    plain: ["worker/site-files/probes.ts"],
  },
  objects: {
    declarations: {
      "worker/cache/publish-log.ts": [],
      "worker/session/account-sessions.ts": [],
      "worker/session/counter.ts": [],
      "worker/session/session-head.ts": [],
      "worker/session/session-refresh.ts": [],
      "worker/session/session-storage.ts": [
        ...["spentSchema", "storedTokens", "Latest", "membershipSchema", "endedSchema"],
      ],
      "worker/session/turns.ts": [],
    },
    calls: /storage\.(?:get|put|delete)(?:<[^>]*>)?\((?:"[^"]*"|\{[^}]*\})/g,
    touchedBy: { files: "worker/**/*.ts", pattern: /\bstorage\.(?:get|put|delete|sql)\b/ },
  },
  cookies: {
    declarations: {
      "shared/consent/consent.ts": ["shape", "purposes"],
      "shared/animal/shown-for.ts": ["shownFor"],
      "shared/guide/draft-animal.ts": ["draftSchema", "draftText"],
      "shared/guide/draft-cookie.ts": ["draftCookie"],
      "worker/account/sign-in/identity.ts": ["attemptSchema", "signedValue"],
      "worker/checkout/confirmation/purchase.ts": ["cookieSchema"],
      "worker/checkout/payment/payment-request.ts": ["schema"],
      "worker/contract/saved-request.ts": ["cookieNames", "savedSchema", "signedText"],
      "worker/experiment/visitor.ts": ["isId", "keepVisitor"],
      "worker/forms/compact-text.ts": ["compact"],
      "worker/forms/draft.ts": ["draftSchema"],
      "worker/purchase/order/open-order.ts": ["cookieSchema"],
      "worker/purchase/order/order-ids.ts": ["cookieSchema"],
      "worker/purchase/checkout/repeated-order.ts": ["cookieSchema"],
      "worker/purchase/stock/stock-word.ts": ["cookieSchema", "textOf"],
      "worker/personal/deletion-request.ts": ["requestSchema"],
      "worker/session/cart-coupon.ts": ["cookieSchema"],
      "worker/session/cookies.ts": ["customerCookies", "browserCookies", "longestValue", "isCartToken"],
      "worker/session/known-sender.ts": ["know", "knownSender", "signedText"],
      "worker/session/notice.ts": ["noticeSchema"],
      "worker/session/tokens.ts": ["saveTokens", "tailOf"],
      "worker/session/visitor/preview.ts": ["beginPreview", "isPreviewed", "cookieText"],
      "worker/subscription/payment/card-update.ts": ["sentSchema"],
      "worker/subscription/ship-now/sent-orders.ts": ["sentSchema"],
      "worker/tracking/linked-items.ts": ["itemsSchema"],
    },
    touchedBy: { files: "worker/**/*.{ts,tsx}", pattern: /\b(?:readCookie|readJsonCookie|writeCookie)\(/ },
    plain: [
      "worker/account/sign-out.ts",
      "worker/consent/clear-trackers.ts",
      "worker/consent/consent-api.ts",
      "worker/consent/keep-answer.ts",
      "worker/middleware/bots.ts",
      "worker/middleware/request-log.ts",
      "worker/middleware/session.ts",
      "worker/middleware/version-affinity.ts",
      "worker/nutrition/draft-animal.ts",
      "worker/nutrition/fit-animals.ts",
      "worker/session/cart-token.ts",
      "worker/session/visitor/consent.ts",
      "worker/session/visitor/country.ts",
      "worker/session/visitor/language.ts",
      "worker/session/visitor/measured.ts",
      "worker/session/redirect-to-sign-in.ts",
      "worker/session/visitor/scripts-run.ts",
      "worker/session/visitor/sponsor-code.ts",
      "worker/session/top-header.ts",
      "worker/session/visitor/visit.ts",
      "worker/site-files/site-files.ts",
    ],
  },
  browser: {
    declarations: {
      "client/features/account/logout-channel.ts": [],
      "client/features/account/reload-on-logout.ts": ["reasonKey", "reasons"],
      "engine/islands/has-draft.ts": ["draftPrefix"],
      "client/features/cart/tabs/cart-changes.ts": ["mark", "unsettledSchema"],
      "client/features/cart/tabs/cart-channel.ts": ["CartNews"],
      "client/features/cart/tabs/cart-summary.ts": [],
      "client/features/forms/draft/draft-store.ts": ["StoredDraft", "isDraft"],
      "client/features/forms/draft/remove-drafts.ts": [],
      "client/features/marketing/show-offer.tsx": [],
      "client/features/popup/popup-memory.ts": ["closedKey", "visitKey", "instantIn"],
      "client/features/ration/remembered-animal.ts": ["keyOf", "recallAnimal", "rememberAnimal"],
      "client/visit/keep-left.ts": ["keepLeft"],
      "client/visit/left-calls.ts": ["leftKey", "callsOf"],
      "client/features/tracking/queue.ts": [],
      "client/visit/stored-list.ts": ["keyPrefix", "itemsOf"],
      "client/visit/track.ts": [],
      "client/features/tracking/waiting-events.ts": ["WaitingEvent", "isWaitingEvent"],
      "client/navigation/reload-guard.ts": ["reloadOnce"],
    },
    calls: /(?:getItem|setItem|openTabChannel(?:<[^>]*>)?)\([^()]*\)|storedList\(\(\)=>\w+,[^()]*\)/g,
    touchedBy: {
      files: "{client,engine,shared}/**/*.{ts,tsx}",
      pattern: /\b(?:getItem|setItem|openTabChannel|storedList|BroadcastChannel)\b/,
    },
    plain: ["client/navigation/tab-channel.ts"],
  },
};

export function shapeOf(format: StoredFormat): string[] {
  const { declarations, calls } = stored[format];
  return Object.entries(declarations).flatMap(([file, roots]) => {
    const text = readFileSync(file, "utf8");
    const called = calls ? (withoutLayout(withoutComments(file, text)).match(calls) ?? []) : [];
    return [...declarationsIn(file, text, roots), ...[...new Set(called)].toSorted()];
  });
}

export const fingerprintOf = (lines: readonly string[]): string =>
  createHash("sha256").update(lines.join("\n")).digest("hex").slice(0, 12);

export function misplaced(format: StoredFormat): { unlisted: string[]; gone: string[] } {
  const { declarations, touchedBy, plain = [] } = stored[format];
  const touching = globSync(touchedBy.files).filter(
    (file) =>
      !/\.(?:test|d)\.tsx?$/.test(file) &&
      touchedBy.pattern.test(withoutComments(file, readFileSync(file, "utf8"))),
  );
  const listed = [...Object.keys(declarations), ...plain];
  return {
    unlisted: touching.filter((file) => !listed.includes(file)),
    gone: plain.filter((file) => !touching.includes(file)),
  };
}

export function declarationsIn(file: string, text: string, roots: readonly string[]): string[] {
  const all = topLevel(file, text);
  const found = new Map<string, string>();
  const take = (name: string) => {
    const source = all.get(name);
    if (source === undefined || found.has(name)) return;
    found.set(name, source);
    for (const word of new Set(source.match(/[\w$]+/g))) take(word);
  };
  for (const root of roots) {
    if (!all.has(root))
      throw new Error(`${file} has no ${root} any more: say in this list what it reads and writes.`);
    take(root);
  }
  return [...found.values()];
}

function topLevel(file: string, text: string): Map<string, string> {
  const plain = withoutComments(file, text);
  const all = new Map<string, string>();
  const add = (
    id: { type: string; name?: string } | null,
    { start, end }: { start: number; end: number },
  ) => {
    if (id?.name) all.set(id.name, withoutLayout(plain.slice(start, end)));
  };
  for (const statement of parseSync(file, plain).program.body) {
    const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declared?.type === "VariableDeclaration") for (const one of declared.declarations) add(one.id, one);
    else if (
      declared?.type === "FunctionDeclaration" ||
      declared?.type === "TSInterfaceDeclaration" ||
      declared?.type === "TSTypeAliasDeclaration"
    )
      add(declared.id, declared);
  }
  return all;
}

function withoutComments(file: string, text: string): string {
  const { comments } = parseSync(file, text);
  return comments.reduce(
    (rest, { start, end }) => rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end),
    text,
  );
}

const withoutLayout = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .replace(/ ?([^\w$" ]) ?/g, "$1")
    .replace(/[,;]([)\]}])/g, "$1")
    .trim();
