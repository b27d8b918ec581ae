import * as z from "zod/mini";
import { shopCountries } from "../../../shared/identity.ts";
import type { OpeningHours, Shop, ShopSummary } from "../../../shared/shops/shop.ts";
import { optionalListOf, tolerantMembers } from "../lists.ts";
import { imageSchema, numberSchema, seoSchema, textSchema, wordsSchema } from "./fields.ts";

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

const dayOfWeek = z.nullish(
  z.pipe(
    z.transform((value: unknown): unknown => (typeof value === "object" ? value : [value])),
    optionalListOf("spell", spellSchema),
  ),
);

const weekSchema = z.object(
  tolerantMembers({
    monday: dayOfWeek,
    tuesday: dayOfWeek,
    wednesday: dayOfWeek,
    thursday: dayOfWeek,
    friday: dayOfWeek,
    saturday: dayOfWeek,
    sunday: dayOfWeek,
  }),
);

const reason = z.nullish(z.string());

const noHours: OpeningHours = { week: {}, closings: [], openings: [] };

export const openingHoursSchema: z.ZodMiniType<OpeningHours> = z.object(
  tolerantMembers({
    week: z._default(weekSchema, {}),
    closings: optionalListOf(
      "closing",
      z.object({ from: dayForm, to: z.nullish(dayForm), ...tolerantMembers({ reason }) }),
    ),
    openings: optionalListOf(
      "opening",
      z.object({
        date: dayForm,
        spells: z.array(spellSchema).check(z.minLength(1)),
        ...tolerantMembers({ reason }),
      }),
    ),
  }),
);

const degrees = (most: number) => z.pipe(numberSchema, z.number().check(z.minimum(-most), z.maximum(most)));
const text = z._default(textSchema, "");

const identity = {
  slug: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,120}$/)),
  name: wordsSchema,
  country: z.enum(shopCountries),
  latitude: degrees(90),
  longitude: degrees(180),
};

const summaryFields = {
  ...identity,
  ...tolerantMembers({
    street: text,
    postcode: z._default(z.union([z.string(), z.pipe(z.int(), z.transform(String))]), ""),
    city: text,
    department: text,
    phone: z.nullish(z.string()),
    hours: z._default(openingHoursSchema, noHours),
    image: z.nullish(imageSchema),
  }),
};
export const shopSummarySchema: z.ZodMiniType<ShopSummary> = z.object(summaryFields);

export const shopSchema: z.ZodMiniType<Shop> = z.object({
  ...summaryFields,
  ...tolerantMembers({
    email: z.nullish(z.string()),
    intro: z.nullish(textSchema),
    text: z.nullish(textSchema),
    services: optionalListOf(
      "service",
      z.object({ title: wordsSchema, ...tolerantMembers({ text: z.nullish(textSchema) }) }),
    ),
    accessibility: optionalListOf("sentence", z.string()),
    advice: z.nullish(
      z.object({
        text: z.string(),
        author: wordsSchema,
        ...tolerantMembers({ role: z.nullish(z.string()) }),
      }),
    ),
    seo: z.nullish(seoSchema),
  }),
});
