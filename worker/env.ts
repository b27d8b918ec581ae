import * as z from "zod/mini";
import type { EventName } from "../shared/tracking/events.ts";
import {
  address,
  addressOrPath,
  cookieNames,
  defaultListingsAbove,
  eventNames,
  hostPatterns,
  hosts,
  issuer,
  isTiles,
  languageSites,
  languages,
  list,
  onOff,
  optionalName,
  type Replicas,
  recurringCode,
  replicas,
  required,
  secret,
  share,
  tagId,
  wholeNumber,
} from "./env-variables.ts";

const ecommerceVersions = ["1.10", "1.11", "1.12", "1.13", "2.0"] as const;
export type EcommerceVersion = (typeof ecommerceVersions)[number];

export class Misconfigured extends Error {
  override name = "Misconfigured";
}

/**
 * An optional service with a wrong variable is switched off.
 * @param onRead called with each variable, for the documentation
 * @throws Misconfigured for required variables
 */
export function parseConfiguration(
  env: Record<string, unknown>,
  onRead?: (name: string, schema: z.ZodMiniType) => void,
) {
  const problems: string[] = [];
  const switchedOff: { service: string; problems: string[] }[] = [];
  const needed = readInto(problems);
  const identityOff = { issuer: "", clientId: "", clientSecret: "", scopes: "openid email", name: "" };
  const configuration = {
    switchedOff,
    channelCode: needed("CHANNEL_CODE", required),
    ecommerceUrl: needed("ECOMMERCE_URL", address),
    ecommerceVersion: needed("ECOMMERCE_VERSION", z._default(z.enum(ecommerceVersions), "1.10")),
    ecommerceLocale: needed(
      "ECOMMERCE_LOCALE",
      z._default(
        z.string().check(z.regex(/^[A-Za-z]{2,3}([_-][A-Za-z\d]{2,8})*$/, "must be a locale: fr_FR")),
        "fr-FR",
      ),
    ),
    objectJurisdiction: needed("OBJECT_JURISDICTION", z._default(z.enum(["", "eu"]), "")),
    contentUrl: needed("CONTENT_URL", address),
    contentToken: needed("CONTENT_TOKEN", z._default(z.string().check(z.trim()), "")),
    contentLocale: needed("CONTENT_LOCALE", z._default(z.string().check(z.trim(), z.minLength(2)), "fr-FR")),
    paymentPages: needed(
      "PAYMENT_PAGES",
      z.pipe(list, z.array(addressOrPath).check(z.minLength(1, "is missing"))),
    ),
    recurringPayments: needed(
      "RECURRING_PAYMENTS",
      z.pipe(list, z.array(recurringCode).check(z.minLength(1, "is missing"))),
    ),
    features: needed("FEATURES", z.readonly(list)),
    maintenance: needed("MAINTENANCE", z.readonly(list)),
    platform: needed("PLATFORM_ENVIRONMENT", z._default(z.string(), "production")),
    store: needed("STORE_CODE", z._default(z.string(), "store")),
    botCheck: {
      // Signs the login and checkout forms even if the bot check is switched off.
      secret: needed("BOT_CHECK_SECRET", secret),
      ...optional("bot check", { scriptUrl: "", hosts: [], siteKey: "", verifyUrl: "" }, (variable) => ({
        scriptUrl: variable("BOT_CHECK_SCRIPT_URL", addressOrPath),
        hosts: variable("BOT_CHECK_HOSTS", z.pipe(list, z.array(address))),
        siteKey: variable("BOT_CHECK_SITE_KEY", required),
        verifyUrl: variable("BOT_CHECK_VERIFY_URL", address),
      })),
    },
    picturesUrl: setting("pictures", "PICTURES_URL", addressOrPath, ""),
    pictureHosts: setting("pictures of other hosts", "PICTURE_HOSTS", hosts, []),
    upload: optional("photos", { url: "", authenticationUrl: "", publicKey: "" }, (variable) => ({
      url: variable("UPLOAD_URL", z._default(z.union([z.literal(""), addressOrPath]), "")),
      authenticationUrl: variable(
        "UPLOAD_AUTHENTICATION_URL",
        z._default(z.union([z.literal(""), address]), ""),
      ),
      publicKey: variable("UPLOAD_PUBLIC_KEY", z._default(z.string(), "")),
    })),
    search: optional<SearchSettings>(
      "search",
      { url: "", appId: "", key: "", indexPrefix: "", replicas: {}, listingsAbove: Number.POSITIVE_INFINITY },
      (variable) => ({
        url: variable("SEARCH_URL", z._default(z.union([z.literal(""), address]), "")),
        appId: variable("SEARCH_APP_ID", required),
        key: variable("SEARCH_KEY", required),
        indexPrefix: variable("SEARCH_INDEX_PREFIX", z._default(z.string(), "")),
        replicas: variable("SEARCH_REPLICAS", replicas),
        listingsAbove: variable("SEARCH_LISTINGS_ABOVE", wholeNumber(defaultListingsAbove)),
      }),
    ),
    embedHosts: setting("embedded pages", "EMBED_HOSTS", hosts, []),
    webView: optional("web views", { header: "", cookie: "" }, (variable) => ({
      header: variable("WEB_VIEW_HEADER", optionalName),
      cookie: variable("WEB_VIEW_COOKIE", optionalName),
    })),
    mapTilesUrl: setting(
      "map tiles",
      "MAP_TILES_URL",
      z._default(z.string().check(z.refine(isTiles, "must be an address with {z}, {x} and {y}")), ""),
      "",
    ),
    mapTilesAttribution: setting("map tiles", "MAP_TILES_ATTRIBUTION", z._default(z.string(), ""), ""),
    addressSearchUrl: setting(
      "address search",
      "ADDRESS_SEARCH_URL",
      z._default(z.union([z.literal(""), address]), ""),
      "",
    ),
    pricesWithoutTax: setting(
      "prices without tax",
      "PRICES_WITHOUT_TAX",
      z._default(z.enum(["", "beside"]), ""),
      "",
    ),
    marketing: optional<MarketingSettings>(
      "marketing",
      { url: "", workerUrl: "", cookies: [], appName: "storefront", trackedEvents: [] },
      (variable) => ({
        url: variable("MARKETING_URL", z._default(z.union([z.literal(""), addressOrPath]), "")),
        workerUrl: variable("MARKETING_WORKER_URL", z._default(z.union([z.literal(""), address]), "")),
        cookies: variable("MARKETING_COOKIES", cookieNames),
        appName: variable("MARKETING_APP_NAME", z._default(z.string(), "storefront")),
        trackedEvents: variable("TRACKED_EVENTS", eventNames),
      }),
    ),
    tags: optional<TagSettings>("tag manager", { id: "", url: "", hosts: [] }, (variable) => ({
      id: variable("TAG_MANAGER_ID", z._default(z.union([z.literal(""), tagId]), "")),
      url: variable("TAG_MANAGER_URL", z._default(addressOrPath, "https://www.googletagmanager.com")),
      hosts: variable("TAG_HOSTS", hostPatterns),
    })),
    exitIntent: setting("exit intent", "EXIT_INTENT", onOff, false),
    measureShare: setting("measures", "MEASURE_SHARE", share("0.1"), 0),
    logShare: setting("log lines", "LOG_SHARE", share("1"), 1),
    languageSites: setting("sites in other languages", "LANGUAGE_SITES", languageSites, {}),
    communicationLanguages: setting(
      "languages of mails",
      "COMMUNICATION_LANGUAGES",
      languages,
      languages.parse(""),
    ),
    contractWebhook: optional("contract webhook", { url: "", secret: "" }, (variable) => ({
      url: variable("CONTRACT_WEBHOOK_URL", z._default(z.union([z.literal(""), address]), "")),
      secret: variable(
        "CONTRACT_WEBHOOK_SECRET",
        env.CONTRACT_WEBHOOK_URL ? secret : z._default(z.string(), ""),
      ),
    })),
    mailLinkSecret: setting(
      "links in mails",
      "MAIL_LINK_SECRET",
      z._default(z.union([z.literal(""), secret]), ""),
      "",
    ),
    contentWebhook: setting("content webhook", "CONTENT_WEBHOOK", onOff, false),
    contentWebhookSecret: setting("content webhook", "CONTENT_WEBHOOK_SECRET", secret, ""),
    healthSecret: setting(
      "deep health",
      "HEALTH_SECRET",
      z._default(z.union([z.literal(""), secret]), ""),
      "",
    ),
    errorTrackerUrl: setting(
      "error tracker",
      "ERROR_TRACKER_URL",
      z._default(z.union([z.literal(""), address]), ""),
      "",
    ),
    indexNowKey: setting(
      "IndexNow",
      "INDEXNOW_KEY",
      z._default(
        z.string().check(z.regex(/^$|^[A-Za-z\d-]{8,128}$/, "must have 8 to 128 letters, digits or hyphens")),
        "",
      ),
      "",
    ),
    securityContact: setting(
      "security contact",
      "SECURITY_CONTACT",
      z._default(
        z
          .string()
          .check(z.regex(/^$|^mailto:[^\s@]+@\S+$|^https:\/\/\S+$/, "must begin with mailto: or https://")),
        "",
      ),
      "",
    ),
    identity: optional("identity provider", identityOff, (variable) => {
      const hasIssuer = Boolean(env.IDENTITY_ISSUER);
      return {
        issuer: variable("IDENTITY_ISSUER", z._default(z.union([z.literal(""), issuer]), "")),
        clientId: variable("IDENTITY_CLIENT_ID", hasIssuer ? required : z._default(z.string(), "")),
        clientSecret: variable("IDENTITY_CLIENT_SECRET", z._default(z.string(), "")),
        scopes: variable(
          "IDENTITY_SCOPES",
          z._default(z.string().check(z.regex(/^openid( |$)/, "must begin with openid")), "openid email"),
        ),
        name: variable("IDENTITY_NAME", z._default(z.string(), "")),
      };
    }),
  };
  if (problems.length > 0)
    throw new Misconfigured(`The configuration of the shop is not usable:\n${inLines(problems)}`);
  return configuration;

  function setting<T>(service: string, name: string, schema: z.ZodMiniType<T>, off: T): T {
    return optional(service, off, (variable) => variable(name, schema));
  }

  function optional<T>(service: string, off: T, read: (variable: ReadVariable) => T): T {
    const found: string[] = [];
    const settings = read(readInto(found));
    if (found.length === 0) return settings;
    switchedOff.push({ service, problems: found });
    return off;
  }

  function readInto(found: string[]): ReadVariable {
    return (name, schema) => {
      onRead?.(name, schema);
      const { success, data, error } = schema.safeParse(env[name]);
      if (success) return data;
      found.push(...error.issues.map(({ path, message }) => `${[name, ...path].join(".")}: ${message}`));
      return z.NEVER;
    };
  }
}

export const inLines = (problems: readonly string[]) => problems.map((problem) => `- ${problem}`).join("\n");

type ReadVariable = <T>(name: string, schema: z.ZodMiniType<T>) => T;

export interface SearchSettings {
  url: string;
  appId: string;
  key: string;
  indexPrefix: string;
  replicas: Replicas;
  listingsAbove: number;
}

interface MarketingSettings {
  url: string;
  workerUrl: string;
  cookies: string[];
  appName: string;
  trackedEvents: EventName[];
}

interface TagSettings {
  id: string;
  url: string;
  hosts: string[];
}

export type Configuration = ReturnType<typeof parseConfiguration>;
