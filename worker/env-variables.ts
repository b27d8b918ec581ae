import * as z from "zod/mini";
import { delayedPayment } from "../shared/checkout/payment/delayed-payment.ts";
import { type LanguageSites, wallLanguages } from "../shared/country/language.ts";
import { defaultSort, indexSorts, type Sort } from "../shared/listing/listing-query.ts";
import { trackedEventNames } from "../shared/tracking/events.ts";

export type Replicas = Partial<Record<Sort, string>>;

export const list = z.pipe(
  z._default(z.string(), ""),
  z.transform((text: string) => text.split(",").flatMap((part) => part.trim() || [])),
);
const isWeb = (value: string) => /^https?:\/\/[^/]/.test(value) && URL.canParse(value);
export const address = z.string().check(z.refine(isWeb, "must be an http(s) address"));
export const addressOrPath = z
  .string()
  .check(
    z.refine(
      (value) => isWeb(value) || /^\/[^/]/.test(value),
      "must be an http(s) address, or a path of this site",
    ),
  );

export const isTiles = (value: string) =>
  value === "" ||
  ((isWeb(value) || /^\/[^/]/.test(value)) && ["{z}", "{x}", "{y}"].every((part) => value.includes(part)));
export const hosts = z.pipe(
  list,
  z.array(
    z.string().check(z.regex(/^[a-z\d]([a-z\d.-]*[a-z\d])?$/, "must be names of hosts, between commas")),
  ),
);
export const hostPatterns = z.pipe(
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
export const languages = z.pipe(
  z.pipe(list, z.array(z.string().check(z.regex(/^[a-z]{2}$/, "must be languages, between commas: fr,nl")))),
  z.transform((codes: string[]) => (codes.length > 0 ? codes : ["fr"])),
);
const isLanguageSite = (value: string) =>
  wallLanguages.some((language) => value.startsWith(`${language}=https://`)) && isWeb(value.slice(3));
export const languageSites = z.pipe(
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
/** Rejects bank transfers and cheques, because a subscription cannot charge them again. */
export const recurringCode = z
  .string()
  .check(z.refine((code) => !delayedPayment(code), "names a method that cannot be charged again"));
/** Products up to which a category is listed without the search index. */
export const defaultListingsAbove = 2000;
export const wholeNumber = (otherwise: number) =>
  z.pipe(
    z._default(
      z.string().check(z.regex(/^[1-9]\d{0,6}$/, "must be a whole number from 1 on")),
      String(otherwise),
    ),
    z.transform(Number),
  );
const isReplica = (value: string) =>
  /^[a-z-]+=[^=\s]+$/.test(value) &&
  indexSorts.some((sort) => sort !== defaultSort && value.startsWith(`${sort}=`));
export const replicas = z.pipe(
  z.pipe(
    list,
    z.array(
      z.string().check(z.refine(isReplica, "must be orders with names of indexes: prix=products_price_asc")),
    ),
  ),
  z.transform((pairs: string[]): Replicas => Object.fromEntries(pairs.map((pair) => pair.split("=", 2)))),
);
/** The issuer receives codes and the client secret, so plain http is accepted only for this machine. */
const isIssuer = (value: string) =>
  /^\/[^/]/.test(value) ||
  (isWeb(value) &&
    (value.startsWith("https:") || /^http:\/\/(127\.0\.0\.1|localhost|sandbox)[:/]/.test(value)));
export const issuer = z
  .string()
  .check(z.refine(isIssuer, "must be an https address, or a path of this site"));
export const tagId = z.string().check(z.regex(/^(GTM|G)-[A-Z\d]+$/, "is not a valid id"));
export const eventNames = z.pipe(list, z.array(z.enum(trackedEventNames)));
export const onOff = z.pipe(
  z._default(z.enum(["on", "off"]), "on"),
  z.transform((word: "on" | "off") => word === "on"),
);
export const share = (unset: string) =>
  z.pipe(
    z._default(z.string().check(z.regex(/^(0(\.\d{1,4})?|1)$/, "must be a share from 0 to 1")), unset),
    z.transform(Number),
  );
export const optionalName = z._default(
  z.string().check(z.regex(/^[\w-]*$/, "must be a name of letters, digits and hyphens")),
  "",
);
export const cookieNames = z.pipe(
  list,
  z.array(z.string().check(z.regex(/^[\w-]+$/, "must be names of cookies, between commas"))),
);
export const required = z.string().check(z.minLength(1, "is missing"));
export const secret = z.string().check(z.minLength(16, "must have 16 characters or more"));
