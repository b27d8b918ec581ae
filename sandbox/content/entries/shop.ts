import * as z from "zod/mini";
import { shopCountries } from "../../../shared/identity.ts";
import { imageSchema, seoSchema } from "./fields.ts";

/**
 * Accepts "9:00", "09:00" and Strapi's "09:00:00.000"; the result is "09:00". "24:00" is the end of the day.
 */
const clockTime = z.pipe(
  z.string().check(z.regex(/^(?:(?:[01]?\d|2[0-3]):[0-5]\d|24:00)(?::\d\d(?:\.\d+)?)?$/)),
  z.pipe(
    z.transform((text: string) => text.split(":").slice(0, 2).join(":").padStart(5, "0")),
    z.string(),
  ),
);

/** A spell that closes no later than it opens ends after midnight. */
const spellSchema = z.object({ opens: clockTime, closes: clockTime });
export type Spell = z.infer<typeof spellSchema>;

const dayForm = z
  .string()
  .check(z.refine((text) => /^\d{4}-\d\d-\d\d$/.test(text) && isDay(text), "is no day of the calendar"));

const isDay = (text: string) => {
  const read = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text);
};

const spells = z.nullish(z.array(spellSchema));

export const closingSchema = z.object({
  from: dayForm,
  to: z.nullish(dayForm),
  reason: z.nullish(z.string()),
});

export const openingSchema = z.object({
  date: dayForm,
  spells: z.array(spellSchema).check(z.minLength(1)),
  reason: z.nullish(z.string()),
});

export const openingHoursSchema = z.object({
  /**
   * A missing weekday is open from 9:00 to 18:00, a missing Saturday or Sunday closed. An empty list is
   * closed.
   */
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
  closings: z._default(z.array(closingSchema), []),
  openings: z._default(z.array(openingSchema), []),
});

export const serviceSchema = z.object({ title: z.string(), text: z.nullish(z.string()) });

const shopSummarySchema = z.object({
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
});

export const shopSchema = z.extend(shopSummarySchema, {
  email: z.nullish(z.string()),
  intro: z.nullish(z.string()),
  text: z.nullish(z.string()),
  services: z._default(z.array(serviceSchema), []),
  accessibility: z._default(z.array(z.string()), []),
  advice: z.nullish(z.object({ text: z.string(), author: z.string(), role: z.nullish(z.string()) })),
  seo: z.nullish(seoSchema),
});
export type Shop = z.infer<typeof shopSchema>;
