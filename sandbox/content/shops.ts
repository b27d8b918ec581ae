import * as z from "zod/mini";
import {
  closingSchema,
  openingHoursSchema,
  openingSchema,
  type Shop,
  serviceSchema,
  shopSchema,
} from "./entries/shop.ts";
import { read, readFolder } from "./read-content.ts";

/** Services and days that several shops name. */
const common = read(
  "shops.json",
  z.object({
    services: z.record(z.string(), serviceSchema),
    closings: z.record(z.string(), z.array(closingSchema)),
    openings: z.record(z.string(), z.array(openingSchema)),
  }),
);

const nameIn = (known: object) => z.enum(Object.keys(known));

const entrySchema = z.object({
  ...z.omit(shopSchema, { slug: true, image: true, seo: true }).shape,
  intro: z.string(),
  hours: z.object({
    week: openingHoursSchema.shape.week,
    closings: z.array(z.union([nameIn(common.closings), closingSchema])),
    openings: z.array(z.union([nameIn(common.openings), openingSchema])),
  }),
  services: z.array(nameIn(common.services)),
});

export const shops: Shop[] = readFolder("shops", entrySchema).map(
  ({ name: slug, entry: { hours, intro, text, services, accessibility, advice, ...place } }) => ({
    slug,
    ...place,
    hours: {
      week: hours.week,
      closings: hours.closings.flatMap((one) =>
        typeof one === "string" ? (common.closings[one] ?? []) : one,
      ),
      openings: hours.openings.flatMap((one) =>
        typeof one === "string" ? (common.openings[one] ?? []) : one,
      ),
    },
    intro,
    text,
    services: services.flatMap((one) => common.services[one] ?? []),
    accessibility,
    advice,
    image: {
      url: `scenes/magasin-${slug}.svg`,
      alternativeText: `La devanture du magasin Museau de ${place.city}`,
      width: 1200,
      height: 900,
    },
    seo: {
      title: `${place.name} : adresse et horaires`,
      description: `${place.name}, ${place.street}, ${place.postcode} ${place.city}. ${intro}`,
    },
  }),
);
