import * as z from "zod/mini";
import { defaultSort, type Sort, sorts } from "../shared/listing/listing-query.ts";

/** Feature flags (spec 6): off unless named. */
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
 * 1.10 is the specification's own Sylius; from 1.11 an item is added by POST and the coupon is a property of the order.
 */
const ecommerceVersions = ["1.10", "1.11"] as const;
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
const secret = z.string().check(z.minLength(16, "must have 16 characters or more"));

export const configurationSchema = z.object({
  CHANNEL_CODE: z.string().check(z.minLength(1, "is missing")),
  ECOMMERCE_URL: address,
  ECOMMERCE_VERSION: z._default(z.enum(ecommerceVersions), "1.10"),
  CONTENT_URL: address,
  PICTURES_URL: addressOrPath,
  SEARCH_URL: z._default(z.union([z.literal(""), address]), ""),
  SEARCH_APP_ID: z.string().check(z.minLength(1, "is missing")),
  SEARCH_KEY: z.string().check(z.minLength(1, "is missing")),
  SEARCH_INDEX_PREFIX: z._default(z.string(), ""),
  SEARCH_REPLICAS: replicas,
  EMBED_HOSTS: hosts,
  FEATURES: z.readonly(z.pipe(list, z.array(z.enum(featureNames)))),
  MAINTENANCE: z.readonly(list),
  MAP_TILES_URL: z._default(
    z.string().check(z.refine(isTiles, "must be an address with {z}, {x} and {y}")),
    "",
  ),
  MAP_TILES_ATTRIBUTION: z._default(z.string(), ""),
  CONTENT_WEBHOOK_SECRET: secret,
  PAYMENT_PAGES: z.pipe(list, z.array(addressOrPath).check(z.minLength(1, "is missing"))),
  BOT_CHECK_SCRIPT_URL: addressOrPath,
  BOT_CHECK_HOSTS: z.pipe(list, z.array(address)),
  BOT_CHECK_SITE_KEY: z.string().check(z.minLength(1, "is missing")),
  BOT_CHECK_VERIFY_URL: address,
  BOT_CHECK_SECRET: secret,
  SECURITY_CONTACT: z._default(
    z.string().check(z.regex(/^$|^mailto:\S+@\S+$|^https:\/\/\S+$/, "must begin with mailto: or https://")),
    "",
  ),
  IDENTITY_URL: z._default(z.union([z.literal(""), addressOrPath]), ""),
  IDENTITY_CLIENT_ID: z._default(z.string(), ""),
  IDENTITY_NAME: z._default(z.string(), ""),
});

/** @throws Error that lists every missing or wrong variable */
export function parseConfiguration(env: Record<string, unknown>) {
  const parsed = configurationSchema.safeParse(env);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `- ${path.join(".")}: ${message}`);
    throw new Error(`The configuration of the shop is not usable:\n${problems.join("\n")}`);
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

export type Configuration = ReturnType<typeof parseConfiguration>;
export type SearchSettings = Configuration["search"];
