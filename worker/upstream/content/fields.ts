import { decodeHTMLStrict } from "entities";
import * as z from "zod/mini";
import { amountIn, numberIn } from "../french-values.ts";
import { leaveOut, optionalListOf, tolerantMembers } from "../lists.ts";
import { plainLine, plainText } from "./plain-text.ts";

/** Strapi's blocks editor stores an empty text as `[]`. */
export const textSchema = z.pipe(
  z.transform((value: unknown) => (Array.isArray(value) && value.length === 0 ? "" : value)),
  z.string(),
);

export const plainSchema = z.pipe(textSchema, z.string().check(z.overwrite(plainText)));

export const nameSchema = z.string().check(z.overwrite(plainLine), z.minLength(1));

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
      if (typeof value !== "string") return value;
      const [, count = "1", text = value] = /^\s*(\d{1,3})\s?[x×*]\s?(.+)$/i.exec(value) ?? [];
      const amount = amountIn(text);
      const factor = amount && factors[amount.unit.toLowerCase().replace(/ |\.$/g, "")];
      if (!amount || factor === undefined) return value;
      return Math.round(Number(count) * amount.value * factor * 1000) / 1000;
    }),
    positiveSchema,
  );

const weightIn = (gram: number) => {
  const kilogram = gram * 1000;
  return inUnit({
    ...{ g: gram, gr: gram, gramme: gram, grammes: gram },
    ...{ kg: kilogram, kgs: kilogram, kilo: kilogram, kilos: kilogram },
    ...{ kilogramme: kilogram, kilogrammes: kilogram },
  });
};

export const gramsSchema = weightIn(1);

export const kilogramsSchema = weightIn(0.001);

export const energySchema = inUnit({ kcal: 1, "kcal/100g": 1, "kcal/kg": 0.1 });

const flags = new Map([
  ...["true", "1", "oui", "yes", "vrai"].map((yes) => [yes, true] as const),
  ...["false", "0", "non", "no", "faux"].map((no) => [no, false] as const),
]);

function flagOf(value: unknown): boolean | undefined {
  return ["string", "number", "boolean"].includes(typeof value)
    ? flags.get(String(value).trim().toLowerCase())
    : undefined;
}

export const flagSchema = z.pipe(
  z.transform((value: unknown) => flagOf(value) ?? value),
  z.boolean(),
);

/** Accepts a flag or a number of pieces. */
export const stockSchema = z.pipe(
  z.transform((value: unknown) => {
    const pieces = typeof value === "string" ? numberIn(value) : value;
    return flagOf(value) ?? (typeof pieces === "number" ? pieces > 0 : value);
  }),
  z.boolean(),
);

/** A missing flag shows the record; an unreadable one hides it and is logged. */
export const shownSchema = (member: string) =>
  z.pipe(
    z.transform((value: unknown) => {
      const isMissing = value == null || `${value}`.trim() === "";
      const isShown = isMissing || flagOf(value);
      if (isShown === undefined) leaveOut({ kind: "member", key: member, reason: "unreadable, so hidden" });
      return isShown ?? false;
    }),
    z.boolean(),
  );

/** Becomes one segment of an address. */
export const slugSchema = z.pipe(keySchema, z.string().check(z.regex(/^[^/]+$/)));

export const caselessEnum = <const T extends readonly string[]>(values: T) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === "string" ? value.trim().toLowerCase() : value)),
    z.enum(values),
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
