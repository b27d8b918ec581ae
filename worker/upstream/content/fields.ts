import { decodeHTMLStrict } from "entities";
import * as z from "zod/mini";
import { amountIn, numberIn } from "../french-values.ts";
import { optionalListOf, tolerantMembers } from "../lists.ts";

/** Strapi's blocks editor stores an empty text as `[]`. */
export const textSchema = z.pipe(
  z.transform((value: unknown) => (Array.isArray(value) && value.length === 0 ? "" : value)),
  z.string(),
);

export const plainSchema = z.pipe(textSchema, z.string().check(z.overwrite(decodeHTMLStrict)));

export const wordsSchema = z.string().check(z.overwrite(decodeHTMLStrict), z.trim(), z.minLength(1));

export const keySchema = z.pipe(
  z.union([z.string().check(z.trim(), z.minLength(1)), z.int()]),
  z.transform(String),
);

/** Strapi sends big integers and some databases' decimals as text; editors type "26,5". */
export const numberSchema = z.pipe(
  z.transform((value: unknown) => (typeof value === "string" ? (numberIn(value) ?? value) : value)),
  z.number(),
);

export const positiveSchema = z.pipe(numberSchema, z.number().check(z.positive()));

const inUnit = (factors: Readonly<Record<string, number>>) =>
  z.pipe(
    z.transform((value: unknown) => {
      const amount = typeof value === "string" ? amountIn(value) : undefined;
      const factor = amount && factors[amount.unit.toLowerCase().replaceAll(" ", "")];
      return amount && factor !== undefined ? Math.round(amount.value * factor * 1000) / 1000 : value;
    }),
    positiveSchema,
  );

export const gramsSchema = inUnit({ g: 1, gr: 1, grammes: 1, kg: 1000, kilo: 1000, kilos: 1000 });

export const kilogramsSchema = inUnit({ g: 0.001, kg: 1, kilo: 1, kilos: 1 });

export const energySchema = inUnit({ kcal: 1, "kcal/100g": 1, "kcal/kg": 0.1 });

const flags = new Map<unknown, boolean>(
  [true, 1, "1", "true", "oui"].flatMap((yes, index) => [
    [yes, true],
    [[false, 0, "0", "false", "non"][index], false],
  ]),
);

export const flagSchema = z.pipe(
  z.transform((value: unknown) => flags.get(value) ?? value),
  z.boolean(),
);

export const referenceTo = (member: "sku" | "slug") =>
  z.pipe(
    z.transform((value: unknown) =>
      typeof value === "object" && value !== null && member in value
        ? Object.entries(value).find(([name]) => name === member)?.[1]
        : value,
    ),
    keySchema,
  );

const text = z.nullish(textSchema);

const unknownSide = 800;

export const imageSchema = z.pipe(
  z.object({
    url: z.string().check(z.minLength(1)),
    ...tolerantMembers({
      alternativeText: z.nullish(plainSchema),
      width: z.nullish(positiveSchema),
      height: z.nullish(positiveSchema),
    }),
  }),
  z.transform(({ alternativeText, width, height, ...image }) => ({
    ...image,
    alternativeText: alternativeText ?? "",
    width: width ?? height ?? unknownSide,
    height: height ?? width ?? unknownSide,
  })),
);

const linkFields = {
  name: wordsSchema,
  /** Strapi 5 sends its own number here, which identifies nothing. */
  id: z.catch(text, null),
  ...tolerantMembers({
    to: z.pipe(
      text,
      z.transform((to: string | null | undefined) => to?.trim() ?? ""),
    ),
    title: z.nullish(plainSchema),
    rel: text,
    target: text,
    disabled: z.nullish(flagSchema),
  }),
};

const noAddress = "no address";

export const linkSchema = z
  .object(linkFields)
  .check(z.refine(({ to, disabled }) => to !== "" || disabled === true, noAddress));

export const announcementSchema = z.object(linkFields);

export const menuLinkSchema = z
  .object({ ...linkFields, ...tolerantMembers({ children: optionalListOf("link", linkSchema) }) })
  .check(
    z.refine(
      ({ to, disabled, children }) => to !== "" || disabled === true || children.length > 0,
      noAddress,
    ),
  );

export const seoSchema = z.object({
  ...tolerantMembers({ title: z.nullish(plainSchema), description: z.nullish(plainSchema) }),
  kind: z.catch(z.nullish(z.enum(["WebPage", "AboutPage"])), null),
});
