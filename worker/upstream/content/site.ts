import * as z from "zod/mini";
import type { Footer, Header } from "../../../shared/content/content.ts";
import { shopCountries } from "../../../shared/country/country.ts";
import { listOf, optionalListOf } from "../lists.ts";
import { linkSchema } from "./fields.ts";

const daysSchema = z.object({ least: z.int(), most: z.int() });

const deliverySchema = z.object({
  price: z.int(),
  handlingDays: daysSchema,
  transitDays: daysSchema,
  returnDays: z.int(),
});

export const headerSchema: z.ZodMiniType<Header> = z.object({
  announcement: z.nullish(linkSchema),
  freeShippingFrom: z.nullish(z.int()),
  delivery: z.nullish(deliverySchema),
  promises: z.nullish(listOf("promise", z.object({ icon: z.string(), title: z.string(), text: z.string() }))),
  menu: listOf("link", z.extend(linkSchema, { children: optionalListOf("link", linkSchema) })),
});

export const footerSchema: z.ZodMiniType<Footer> = z.object({
  delivery: optionalListOf("country", z.object({ country: z.enum(shopCountries), text: z.string() })),
  columns: listOf("column", z.object({ title: z.string(), links: listOf("link", linkSchema) })),
  legal: listOf("link", linkSchema),
  customerService: z.object({ phone: z.string(), email: z.string(), hours: z.string() }),
});
