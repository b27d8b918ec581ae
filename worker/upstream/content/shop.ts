import * as z from "zod/mini";
import { shopCountries } from "../../../shared/country/country.ts";
import type { OpeningHours, Shop, ShopSummary } from "../../../shared/shops/shop.ts";
import { optionalListOf } from "../lists.ts";
import { imageSchema, seoSchema } from "./fields.ts";

/** "9:00", "09:00" or Strapi's "09:00:00.000" become "09:00"; "24:00" is the end of the day. */
const clockTime = z.pipe(
  z.string().check(z.regex(/^(?:(?:[01]?\d|2[0-3]):[0-5]\d|24:00)(?::\d\d(?:\.\d+)?)?$/)),
  z.pipe(
    z.transform((text: string) => text.split(":").slice(0, 2).join(":").padStart(5, "0")),
    z.string(),
  ),
);

const spellSchema = z.object({ opens: clockTime, closes: clockTime });

const dayForm = z
  .string()
  .check(z.refine((text) => /^\d{4}-\d\d-\d\d$/.test(text) && isDay(text), "is no day of the calendar"));

const isDay = (text: string) => {
  const read = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text);
};

const spells = z.nullish(z.array(spellSchema));

export const openingHoursSchema: z.ZodMiniType<OpeningHours> = z.object({
  week: z._default(
    z.object({
      monday: spells,
      tuesday: spells,
      wednesday: spells,
      thursday: spells,
      friday: spells,
      saturday: spells,
      sunday: spells,
    }),
    {},
  ),
  closings: z._default(
    z.array(z.object({ from: dayForm, to: z.nullish(dayForm), reason: z.nullish(z.string()) })),
    [],
  ),
  openings: z._default(
    z.array(
      z.object({
        date: dayForm,
        spells: z.array(spellSchema).check(z.minLength(1)),
        reason: z.nullish(z.string()),
      }),
    ),
    [],
  ),
});

const summaryFields = {
  slug: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,120}$/)),
  name: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  department: z.string(),
  country: z.enum(shopCountries),
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  phone: z.nullish(z.string()),
  hours: z._default(openingHoursSchema, { week: {}, closings: [], openings: [] }),
  image: z.nullish(imageSchema),
};
export const shopSummarySchema: z.ZodMiniType<ShopSummary> = z.object(summaryFields);

export const shopSchema: z.ZodMiniType<Shop> = z.object({
  ...summaryFields,
  email: z.nullish(z.string()),
  intro: z.nullish(z.string()),
  text: z.nullish(z.string()),
  services: optionalListOf("service", z.object({ title: z.string(), text: z.nullish(z.string()) })),
  accessibility: optionalListOf("sentence", z.string()),
  advice: z.nullish(z.object({ text: z.string(), author: z.string(), role: z.nullish(z.string()) })),
  seo: z.nullish(seoSchema),
});
