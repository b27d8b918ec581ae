import * as z from "zod/mini";
import type { Footer, Header } from "../../../shared/content/content.ts";
import { shopCountries } from "../../../shared/country/country.ts";
import { listOf, optionalListOf, tolerantMembers } from "../lists.ts";
import { linkSchema, numberSchema, textSchema } from "./fields.ts";
import { amountSchema } from "./variant.ts";

const whole = z.pipe(numberSchema, z.int());
const daysSchema = z.object({ least: whole, most: whole });

/** All or none: half a promise is none. */
const deliverySchema = z.object({
  price: whole,
  handlingDays: daysSchema,
  transitDays: daysSchema,
  returnDays: whole,
});

export const headerSchema: z.ZodMiniType<Header> = z.object({
  menu: listOf(
    "link",
    z.extend(linkSchema, tolerantMembers({ children: optionalListOf("link", linkSchema) })),
  ),
  ...tolerantMembers({
    announcement: z.nullish(linkSchema),
    freeShippingFrom: amountSchema,
    delivery: z.nullish(deliverySchema),
    promises: optionalListOf("promise", z.object({ icon: z.string(), title: z.string(), text: z.string() })),
  }),
});

const text = z._default(textSchema, "");

const customerServiceSchema = z.object(tolerantMembers({ phone: text, email: text, hours: text }));

export const footerSchema: z.ZodMiniType<Footer> = z.object(
  tolerantMembers({
    delivery: optionalListOf("country", z.object({ country: z.enum(shopCountries), text: z.string() })),
    columns: optionalListOf("column", z.object({ title: z.string(), links: listOf("link", linkSchema) })),
    legal: optionalListOf("link", linkSchema),
    customerService: z.pipe(
      z.transform((value: unknown) => value ?? {}),
      customerServiceSchema,
    ),
  }),
);
