import * as z from "zod/mini";
import type { Footer, Header } from "../../../shared/content/content.ts";
import type { DeliveryTerms } from "../../../shared/delivery/delivery-terms.ts";
import { shopCountries } from "../../../shared/identity.ts";
import { listOf, optionalListOf, tolerantMembers } from "../lists.ts";
import {
  announcementSchema,
  keySchema,
  linkSchema,
  menuLinkSchema,
  numberSchema,
  textSchema,
  wordsSchema,
} from "./fields.ts";

/** Working days. */
const longestWay = 60;

const whole = z.pipe(numberSchema, z.int().check(z.nonnegative()));
const daysSchema = z
  .object({ least: whole, most: whole })
  .check(z.refine(({ least, most }) => least <= most && most <= longestWay, "days that cannot be"));

const carrierTermsSchema = z.object({
  carrier: keySchema,
  name: wordsSchema,
  kind: z.enum(["home", "relay", "shop"]),
  countries: listOf("country", z.enum(shopCountries)),
  price: whole,
  freeFrom: z.nullish(whole),
  days: daysSchema,
  keptDays: z.nullish(whole),
  heaviest: z.nullish(whole),
});

/** All or none: without one carrier, another would pass for the default. */
const deliverySchema: z.ZodMiniType<DeliveryTerms> = z.object({
  cutOff: z.pipe(whole, z.int().check(z.maximum(24))),
  handlingDays: daysSchema,
  returnDays: whole,
  serviceFee: z.nullish(z.object({ price: whole, freeFrom: whole })),
  carriers: z.array(carrierTermsSchema),
});

export const headerSchema: z.ZodMiniType<Header> = z.object({
  menu: listOf("link", menuLinkSchema),
  ...tolerantMembers({
    announcement: z.nullish(announcementSchema),
    delivery: z.nullish(deliverySchema),
    promises: optionalListOf("promise", z.object({ icon: z.string(), title: wordsSchema, text: z.string() })),
  }),
});

const text = z._default(textSchema, "");

const customerServiceSchema = z.object(tolerantMembers({ phone: text, email: text, hours: text }));

export const footerSchema: z.ZodMiniType<Footer> = z.object(
  tolerantMembers({
    columns: optionalListOf("column", z.object({ title: wordsSchema, links: listOf("link", linkSchema) })),
    legal: optionalListOf("link", linkSchema),
    customerService: z.pipe(
      z.transform((value: unknown) => value ?? {}),
      customerServiceSchema,
    ),
  }),
);
