import * as z from "zod/mini";
import { delayedPayment } from "../shared/checkout/delayed-payment.ts";
import { type LanguageSites, wallLanguages } from "../shared/country/language.ts";
import { defaultSort, type Sort, sorts } from "../shared/listing/listing-query.ts";
import { trackedEventNames } from "../shared/tracking/events.ts";

/** Feature flags (spec 6): off unless named, by the beginning of their name. */
export const featureNames = [
  "animals",
  "sponsorship",
  "order-redirect",
  "subscription-redirect",
  "guide",
  "bi-nutrition",
  "nutrition-guide",
  "web-view",
  "returning-customer",
  "back-in-stock",
] as const;
export type FeatureName = (typeof featureNames)[number];

/**
 * Versions of Sylius whose calls differ (worker/upstream/ecommerce/moved-calls.ts); 1.10 is the specification's own, 1.13
 * holds for 1.14 too.
 */
const ecommerceVersions = ["1.10", "1.11", "1.12", "1.13", "2.0"] as const;
export type EcommerceVersion = (typeof ecommerceVersions)[number];

export type Replicas = Partial<Record<Sort, string>>;

const list = z.pipe(
  z._default(z.string(), ""),
  z.transform((text: string) => text.split(",").flatMap((part) => part.trim() || [])),
);
const isWeb = (value: string) => /^https?:\/\/[^/]/.test(value) && URL.canParse(value);
const address = z.string().check(z.refine(isWeb, "must be an http(s) address"));
const addressOrPath = z
  .string()
  .check(
    z.refine(
      (value) => isWeb(value) || /^\/[^/]/.test(value),
      "must be an http(s) address, or a path of this site",
    ),
  );

const isTiles = (value: string) =>
  value === "" ||
  ((isWeb(value) || /^\/[^/]/.test(value)) && ["{z}", "{x}", "{y}"].every((part) => value.includes(part)));
const hosts = z.pipe(
  list,
  z.array(
    z.string().check(z.regex(/^[a-z\d]([a-z\d.-]*[a-z\d])?$/, "must be names of hosts, between commas")),
  ),
);
/** As a content security policy takes them: `*.` stands for every name before. */
const hostPatterns = z.pipe(
  list,
  z.array(
    z
      .string()
      .check(
        z.regex(
          /^(\*\.)?[a-z\d]([a-z\d.-]*[a-z\d])?$/,
          "must be names of hosts, between commas: *.google-analytics.com",
        ),
      ),
  ),
);
/** ISO 639-1; French where none is named. */
const languages = z.pipe(
  z.pipe(list, z.array(z.string().check(z.regex(/^[a-z]{2}$/, "must be languages, between commas: fr,nl")))),
  z.transform((codes: string[]) => (codes.length > 0 ? codes : ["fr"])),
);
const isLanguageSite = (value: string) =>
  wallLanguages.some((language) => value.startsWith(`${language}=https://`)) && isWeb(value.slice(3));
const languageSites = z.pipe(
  z.pipe(
    list,
    z.array(
      z
        .string()
        .check(
          z.refine(isLanguageSite, `must be sites by language (${wallLanguages.join(", ")}): nl=https://…`),
        ),
    ),
  ),
  z.transform(
    (pairs: string[]): LanguageSites =>
      Object.fromEntries(pairs.map((pair) => [pair.slice(0, 2), pair.slice(3)])),
  ),
);
/** What comes later cannot be charged again (shared/checkout/delayed-payment.ts). */
const recurringCode = z
  .string()
  .check(z.refine((code) => !delayedPayment(code), "names a method that cannot be charged again"));
const isReplica = (value: string) =>
  /^[a-z-]+=[^=\s]+$/.test(value) &&
  sorts.some((sort) => sort !== defaultSort && value.startsWith(`${sort}=`));
const replicas = z.pipe(
  z.pipe(
    list,
    z.array(
      z.string().check(z.refine(isReplica, "must be orders with names of indexes: prix=products_price_asc")),
    ),
  ),
  z.transform((pairs: string[]): Replicas => Object.fromEntries(pairs.map((pair) => pair.split("=", 2)))),
);
/** Codes and the client's secret travel there: without encryption to this machine alone. */
const isIssuer = (value: string) =>
  /^\/[^/]/.test(value) ||
  (isWeb(value) &&
    (value.startsWith("https:") || /^http:\/\/(127\.0\.0\.1|localhost|sandbox)[:/]/.test(value)));
const issuer = z.string().check(z.refine(isIssuer, "must be an https address, or a path of this site"));
/** Spec 5. */
const tagId = z.string().check(z.regex(/^(GTM|G)-[A-Z\d]+$/, "is not a valid id"));
/** Spec 8: the others are ignored. All where none is named. */
const eventNames = z.pipe(list, z.array(z.enum(trackedEventNames)));
const onOff = z.pipe(
  z._default(z.enum(["on", "off"]), "on"),
  z.transform((word: "on" | "off") => word === "on"),
);
const share = z.pipe(
  z._default(z.string().check(z.regex(/^(0(\.\d{1,4})?|1)$/, "must be a share from 0 to 1")), "0.1"),
  z.transform(Number),
);
/** A name of a header or a cookie. */
const optionalName = z._default(
  z.string().check(z.regex(/^[\w-]*$/, "must be a name of letters, digits and hyphens")),
  "",
);
const cookieNames = z.pipe(
  list,
  z.array(z.string().check(z.regex(/^[\w-]+$/, "must be names of cookies, between commas"))),
);
const required = z.string().check(z.minLength(1, "is missing"));
const secret = z.string().check(z.minLength(16, "must have 16 characters or more"));

/** @throws Error that lists every missing or wrong variable */
export function parseConfiguration(env: Record<string, unknown>) {
  const problems: string[] = [];
  const configuration = {
    channelCode: variable("CHANNEL_CODE", required),
    ecommerceUrl: variable("ECOMMERCE_URL", address),
    ecommerceVersion: variable("ECOMMERCE_VERSION", z._default(z.enum(ecommerceVersions), "1.10")),
    ecommerceLocale: variable(
      "ECOMMERCE_LOCALE",
      z._default(
        z.string().check(z.regex(/^[A-Za-z]{2,3}([_-][A-Za-z\d]{2,8})*$/, "must be a locale: fr_FR")),
        "fr-FR",
      ),
    ),
    contentUrl: variable("CONTENT_URL", address),
    contentToken: variable("CONTENT_TOKEN", z._default(z.string().check(z.trim()), "")),
    contentLocale: variable(
      "CONTENT_LOCALE",
      z._default(z.string().check(z.trim(), z.minLength(2)), "fr-FR"),
    ),
    picturesUrl: variable("PICTURES_URL", addressOrPath),
    pictureHosts: variable("PICTURE_HOSTS", hosts),
    upload: {
      url: variable("UPLOAD_URL", z._default(z.union([z.literal(""), addressOrPath]), "")),
      authenticationUrl: variable(
        "UPLOAD_AUTHENTICATION_URL",
        z._default(z.union([z.literal(""), address]), ""),
      ),
      publicKey: variable("UPLOAD_PUBLIC_KEY", z._default(z.string(), "")),
    },
    search: {
      url: variable("SEARCH_URL", z._default(z.union([z.literal(""), address]), "")),
      appId: variable("SEARCH_APP_ID", required),
      key: variable("SEARCH_KEY", required),
      indexPrefix: variable("SEARCH_INDEX_PREFIX", z._default(z.string(), "")),
      replicas: variable("SEARCH_REPLICAS", replicas),
    },
    embedHosts: variable("EMBED_HOSTS", hosts),
    features: variable("FEATURES", z.readonly(list)),
    webView: {
      header: variable("WEB_VIEW_HEADER", optionalName),
      cookie: variable("WEB_VIEW_COOKIE", optionalName),
    },
    maintenance: variable("MAINTENANCE", z.readonly(list)),
    mapTilesUrl: variable(
      "MAP_TILES_URL",
      z._default(z.string().check(z.refine(isTiles, "must be an address with {z}, {x} and {y}")), ""),
    ),
    addressSearchUrl: variable("ADDRESS_SEARCH_URL", z._default(z.union([z.literal(""), address]), "")),
    pricesWithoutTax: variable("PRICES_WITHOUT_TAX", z._default(z.enum(["", "beside"]), "")),
    mapTilesAttribution: variable("MAP_TILES_ATTRIBUTION", z._default(z.string(), "")),
    marketing: {
      url: variable("MARKETING_URL", z._default(z.union([z.literal(""), addressOrPath]), "")),
      workerUrl: variable("MARKETING_WORKER_URL", z._default(z.union([z.literal(""), address]), "")),
      cookies: variable("MARKETING_COOKIES", cookieNames),
      appName: variable("MARKETING_APP_NAME", z._default(z.string(), "storefront")),
    },
    tags: {
      id: variable("TAG_MANAGER_ID", z._default(z.union([z.literal(""), tagId]), "")),
      url: variable("TAG_MANAGER_URL", z._default(addressOrPath, "https://www.googletagmanager.com")),
      hosts: variable("TAG_HOSTS", hostPatterns),
    },
    exitIntent: variable("EXIT_INTENT", onOff),
    measureShare: variable("MEASURE_SHARE", share),
    trackedEvents: variable("TRACKED_EVENTS", eventNames),
    platform: variable("PLATFORM_ENVIRONMENT", z._default(z.string(), "production")),
    store: variable("STORE_CODE", z._default(z.string(), "store")),
    languageSites: variable("LANGUAGE_SITES", languageSites),
    communicationLanguages: variable("COMMUNICATION_LANGUAGES", languages),
    contentWebhookSecret: variable("CONTENT_WEBHOOK_SECRET", secret),
    paymentPages: variable(
      "PAYMENT_PAGES",
      z.pipe(list, z.array(addressOrPath).check(z.minLength(1, "is missing"))),
    ),
    recurringPayments: variable(
      "RECURRING_PAYMENTS",
      z.pipe(list, z.array(recurringCode).check(z.minLength(1, "is missing"))),
    ),
    botCheck: {
      scriptUrl: variable("BOT_CHECK_SCRIPT_URL", addressOrPath),
      hosts: variable("BOT_CHECK_HOSTS", z.pipe(list, z.array(address))),
      siteKey: variable("BOT_CHECK_SITE_KEY", required),
      verifyUrl: variable("BOT_CHECK_VERIFY_URL", address),
      secret: variable("BOT_CHECK_SECRET", secret),
    },
    healthSecret: variable("HEALTH_SECRET", z._default(z.union([z.literal(""), secret]), "")),
    securityContact: variable(
      "SECURITY_CONTACT",
      z._default(
        z
          .string()
          .check(z.regex(/^$|^mailto:\S+@\S+$|^https:\/\/\S+$/, "must begin with mailto: or https://")),
        "",
      ),
    ),
    identity: {
      issuer: variable("IDENTITY_ISSUER", z._default(z.union([z.literal(""), issuer]), "")),
      clientId: variable("IDENTITY_CLIENT_ID", z._default(z.string(), "")),
      clientSecret: variable("IDENTITY_CLIENT_SECRET", z._default(z.string(), "")),
      scopes: variable(
        "IDENTITY_SCOPES",
        z._default(z.string().check(z.regex(/^openid( |$)/, "must begin with openid")), "openid email"),
      ),
      name: variable("IDENTITY_NAME", z._default(z.string(), "")),
    },
  };
  if (configuration.identity.issuer && !configuration.identity.clientId)
    problems.push("- IDENTITY_CLIENT_ID: is missing beside IDENTITY_ISSUER");
  if (problems.length > 0)
    throw new Error(`The configuration of the shop is not usable:\n${problems.join("\n")}`);
  return configuration;

  function variable<T>(name: string, schema: z.ZodMiniType<T>): T {
    const { success, data, error } = schema.safeParse(env[name]);
    if (success) return data;
    problems.push(...error.issues.map(({ path, message }) => `- ${[name, ...path].join(".")}: ${message}`));
    return z.NEVER;
  }
}

export type Configuration = ReturnType<typeof parseConfiguration>;
export type SearchSettings = Configuration["search"];
