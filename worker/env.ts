import * as z from "zod/mini";
import { plainSort, type Sort, sorts } from "../shared/listing/listing-query.ts";

/** Switches of the shop (spec 6): a feature not named is off. */
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
] as const;
export type FeatureName = (typeof featureNames)[number];

/**
 * The ways the e-commerce API is spoken: the specification's own (Sylius 1.10), and that of Sylius 1.11 and later, where
 * an item is added by POST and the coupon is a property of the order.
 */
const ecommerceVersions = ["1.10", "1.11"] as const;
export type EcommerceVersion = (typeof ecommerceVersions)[number];

/** Names of indexes by the order in which they give the same products: the vendor's replicas. */
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
const isReplica = (value: string) =>
  /^[a-z-]+=[^=\s]+$/.test(value) && sorts.some((sort) => sort !== plainSort && value.startsWith(`${sort}=`));
const replicas = z.pipe(
  z.pipe(
    list,
    z.array(
      z.string().check(z.refine(isReplica, "must be orders with names of indexes: prix=products_price_asc")),
    ),
  ),
  z.transform((pairs: string[]): Replicas => Object.fromEntries(pairs.map((pair) => pair.split("=", 2)))),
);
const secret = z.string().check(z.minLength(16, "must have 16 characters or more"));

const configurationSchema = z.object({
  /** Channel of the e-commerce API; every call carries it. */
  CHANNEL_CODE: z.string().check(z.minLength(1, "is missing")),
  ECOMMERCE_URL: address,
  /** How the e-commerce API is spoken; absent, as the specification says. */
  ECOMMERCE_VERSION: z._default(z.enum(ecommerceVersions), "1.10"),
  CONTENT_URL: address,
  PICTURES_URL: addressOrPath,
  /** Empty for the vendor's own hosts, which follow from the application's id. */
  SEARCH_URL: z._default(z.union([z.literal(""), address]), ""),
  SEARCH_APP_ID: z.string().check(z.minLength(1, "is missing")),
  /** Good for searching alone; it could be known to all. */
  SEARCH_KEY: z.string().check(z.minLength(1, "is missing")),
  /** How the names of this shop's indexes begin. */
  SEARCH_INDEX_PREFIX: z._default(z.string(), ""),
  /** Replica indexes that sort the results, as `order=name` between commas; the prefix stands before each name too. */
  SEARCH_REPLICAS: replicas,
  /** Hosts whose pages may be shown in a frame, between commas: videos, maps. */
  EMBED_HOSTS: hosts,
  /** Features that are on, between commas. */
  FEATURES: z.pipe(list, z.array(z.enum(featureNames))),
  /** Beginnings of route names in maintenance, between commas (spec 2). */
  MAINTENANCE: list,
  /** Where maps take their tiles: an address with {z}, {x} and {y}. Absent, maps are drawn on the shop's own outlines. */
  MAP_TILES_URL: z._default(
    z.string().check(z.refine(isTiles, "must be an address with {z}, {x} and {y}")),
    "",
  ),
  /** Who made the tiles: plain text, shown on the map. */
  MAP_TILES_ATTRIBUTION: z._default(z.string(), ""),
  CONTENT_WEBHOOK_SECRET: secret,
  /** Folders of the payment gateway's own pages, between commas: a shopper is sent nowhere else to pay. */
  PAYMENT_PAGES: z.pipe(list, z.array(addressOrPath).check(z.minLength(1, "is missing"))),
  /** Script of the bot check, in the form of reCAPTCHA v3. */
  BOT_CHECK_SCRIPT_URL: addressOrPath,
  /** Other folders that it loads scripts from, as addresses between commas. */
  BOT_CHECK_HOSTS: z.pipe(list, z.array(address)),
  BOT_CHECK_SITE_KEY: z.string().check(z.minLength(1, "is missing")),
  /** Where the worker has tokens verified. */
  BOT_CHECK_VERIFY_URL: address,
  BOT_CHECK_SECRET: secret,
  /** Where somebody who found a flaw writes: a mail address or a page; empty where nobody is there to read it. */
  SECURITY_CONTACT: z._default(
    z.string().check(z.regex(/^$|^mailto:\S+@\S+$|^https:\/\/\S+$/, "must begin with mailto: or https://")),
    "",
  ),
  /** Page of a third party that says who somebody is; empty where there is none. */
  IDENTITY_URL: z._default(z.union([z.literal(""), addressOrPath]), ""),
  /** What it knows the shop by. */
  IDENTITY_CLIENT_ID: z._default(z.string(), ""),
  /** What it is called on its button. */
  IDENTITY_NAME: z._default(z.string(), ""),
});

export interface SearchSettings {
  /** Empty for the vendor's own hosts. */
  url: string;
  appId: string;
  key: string;
  indexPrefix: string;
  replicas: Replicas;
}

export interface Configuration {
  channelCode: string;
  ecommerceUrl: string;
  ecommerceVersion: EcommerceVersion;
  contentUrl: string;
  picturesUrl: string;
  search: SearchSettings;
  embedHosts: readonly string[];
  features: readonly FeatureName[];
  maintenance: readonly string[];
  /** Empty where there are none. */
  mapTilesUrl: string;
  mapTilesAttribution: string;
  contentWebhookSecret: string;
  /** Folders of the payment gateway's own pages: addresses, or paths of this site. */
  paymentPages: readonly string[];
  botCheck: {
    scriptUrl: string;
    hosts: readonly string[];
    siteKey: string;
    verifyUrl: string;
    secret: string;
  };
  /** Empty where there is none. */
  securityContact: string;
  /** Where `url` is empty there is no third party. */
  identity: { url: string; clientId: string; name: string };
}

/**
 * The configuration of this deployment.
 *
 * @throws Error that names every missing or wrong variable, so that one deployment is enough to mend them all.
 */
export function parseConfiguration(env: Record<string, unknown>): Configuration {
  const parsed = configurationSchema.safeParse(env);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `- ${path.join(".")}: ${message}`);
    throw new Error(`The configuration of the shop is not usable:\n${faults.join("\n")}`);
  }
  const { data } = parsed;
  return {
    channelCode: data.CHANNEL_CODE,
    ecommerceUrl: data.ECOMMERCE_URL,
    ecommerceVersion: data.ECOMMERCE_VERSION,
    contentUrl: data.CONTENT_URL,
    picturesUrl: data.PICTURES_URL,
    search: {
      url: data.SEARCH_URL,
      appId: data.SEARCH_APP_ID,
      key: data.SEARCH_KEY,
      indexPrefix: data.SEARCH_INDEX_PREFIX,
      replicas: data.SEARCH_REPLICAS,
    },
    embedHosts: data.EMBED_HOSTS,
    features: data.FEATURES,
    maintenance: data.MAINTENANCE,
    mapTilesUrl: data.MAP_TILES_URL,
    mapTilesAttribution: data.MAP_TILES_ATTRIBUTION,
    contentWebhookSecret: data.CONTENT_WEBHOOK_SECRET,
    paymentPages: data.PAYMENT_PAGES,
    botCheck: {
      scriptUrl: data.BOT_CHECK_SCRIPT_URL,
      hosts: data.BOT_CHECK_HOSTS,
      siteKey: data.BOT_CHECK_SITE_KEY,
      verifyUrl: data.BOT_CHECK_VERIFY_URL,
      secret: data.BOT_CHECK_SECRET,
    },
    securityContact: data.SECURITY_CONTACT,
    identity: { url: data.IDENTITY_URL, clientId: data.IDENTITY_CLIENT_ID, name: data.IDENTITY_NAME },
  };
}
