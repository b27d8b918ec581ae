import * as z from "zod/mini";
import type { AnimalFacts } from "../../../shared/animal/animal.ts";
import {
  type Advice,
  type AdviceRequest,
  type Menu,
  type NoAdvice,
  noAdvice,
  type Recommended,
} from "../../../shared/guide/advice.ts";
import type { Log } from "../../log.ts";
import { animalBody } from "../ecommerce/animal/animal.ts";
import type { Http } from "../http.ts";
import { isRecord } from "../is-record.ts";
import { optionalListOf, tolerantMembers } from "../lists.ts";
import { UpstreamError } from "../upstream-error.ts";
import { keySchema, numberSchema, positiveSchema, referenceTo, textSchema } from "./fields.ts";
import type { EntryCache } from "./source.ts";
import { recordSchema } from "./strapi.ts";
import { contentVariantCodeSchema } from "./variant.ts";

export type AdviceAnswer = { advice: Advice } | { none: NoAdvice };

interface Options {
  cache: EntryCache;
  http: Http;
  log: Pick<Log, "warn">;
}

/** Cached in memory by the question only; the animal's name and id are never sent. */
export function contentAdvice({ cache, http, log }: Options) {
  return { advice };

  async function advice(request: AdviceRequest): Promise<AdviceAnswer> {
    const body = bodyOf(request);
    const query: Record<string, string> = request.every ? { list: "true" } : {};
    const key = await keyOf([body, query]);
    const answer = await cache.read({ profile: "advice", schema: answerSchema }, key, () =>
      http("b2c-recommendation/getReco", { method: "POST", query, body, schema: recordSchema }).catch(
        refusalIn,
      ),
    );
    return answer ?? { none: "no_result" };
  }

  function refusalIn(error: unknown): { none: NoAdvice } {
    if (!(error instanceof UpstreamError) || error.status !== 422) throw error;
    const { code } = error.problem;
    const known = noAdvice.find((one) => one === code);
    if (!known) log.warn("no advice for a reason that is not known", { code });
    return { none: known ?? "no_result" };
  }
}

function bodyOf({ animal, kind, kibble, wet, frequency, meals }: AdviceRequest) {
  const facts = {
    kind: animal.kind,
    gender: animal.gender,
    breed: animal.breed,
    birthday: animal.birthday,
    weight: animal.weight,
    sterilized: animal.sterilized,
    condition: animal.condition,
    activity: animal.activity,
    feature: animal.feature,
    feeds: animal.feeds,
    kibbleBrand: animal.kibbleBrand,
    oldKibbleBrand: animal.oldKibbleBrand,
    onlyThisBrand: animal.onlyThisBrand,
  } satisfies Omit<AnimalFacts, "name" | "allergies">;
  const { allergies } = animal;
  return {
    ...animalBody({ ...facts, ...(allergies.length > 0 && { allergies }) }),
    kind,
    kibble,
    wet,
    frequency,
    meals,
  };
}

/** A hash is safe here only because it is cryptographic: a collision would feed a cat as a dog. */
async function keyOf(request: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(request));
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex();
}

const energySchema: z.ZodMiniType<NonNullable<Advice["energy"]>> = z.pipe(
  z.object({
    need: positiveSchema,
    low: positiveSchema,
    high: positiveSchema,
    unit: z.nullish(z.string().check(z.regex(/^kcal\b/i))),
    ...tolerantMembers({ source: z._default(textSchema, "") }),
  }),
  z.transform(({ need, low, high, source }) => ({ need, low, high, source })),
);

const grams = z.pipe(
  positiveSchema,
  z.transform((value: number) => Math.max(1, Math.round(value))),
);
const days = z.pipe(
  positiveSchema,
  z.transform((value: number) => Math.max(1, Math.floor(value))),
);

const sentence = z.pipe(textSchema, z.string().check(z.trim(), z.minLength(1)));

const reasonSchema = z.pipe(
  z.transform((value: unknown) => (typeof value === "string" ? { text: value } : value)),
  z.object({ text: sentence, ...tolerantMembers({ code: z._default(keySchema, "") }) }),
);

const withSku = z.transform((value: unknown) => {
  if (!isRecord(value)) return { sku: value };
  return { ...value, sku: value.sku ?? value.product };
});
const sku = referenceTo("sku");

const recommendedSchema: z.ZodMiniType<Recommended> = z.pipe(
  withSku,
  z.object({
    sku,
    ration: grams,
    ...tolerantMembers({
      variantCode: z._default(z.nullable(contentVariantCodeSchema), null),
      bagLifetime: z._default(z.nullable(days), null),
      reasons: optionalListOf("reason", reasonSchema),
      score: z._default(z.nullable(numberSchema), null),
    }),
  }),
);

const excludedSchema = z.pipe(
  withSku,
  z.object({
    sku,
    reason: z.pipe(
      reasonSchema,
      z.transform(({ text }) => text),
    ),
  }),
);

const menuSchema: z.ZodMiniType<Menu> = z.object({
  kibble: z._default(
    z.nullable(z.pipe(withSku, z.object({ sku, ration: z._default(z.nullable(grams), null) }))),
    null,
  ),
  wet: z.array(
    z.pipe(
      withSku,
      z.object({ sku, ration: grams, perWeek: z.pipe(positiveSchema, z.int().check(z.maximum(7))) }),
    ),
  ),
  frequency: z.pipe(numberSchema, z.literal([3, 7])),
});

const isAdvice = (answer: Record<string, unknown>) =>
  ["energy", "recommendations", "excluded", "menu"].some((member) => member in answer);

const adviceSchema: z.ZodMiniType<Advice> = z.pipe(
  z.looseObject({}).check(z.refine(isAdvice, "no member of an advice")),
  z.object(
    tolerantMembers({
      energy: z._default(z.nullable(energySchema), null),
      recommendations: optionalListOf("recommendation", recommendedSchema),
      excluded: optionalListOf("excluded product", excludedSchema),
      menu: z._default(z.nullable(menuSchema), null),
    }),
  ),
);

const answerSchema: z.ZodMiniType<AdviceAnswer> = z.union([
  z.object({ none: z.enum(noAdvice) }),
  z.pipe(
    adviceSchema,
    z.transform((advice: Advice) => ({ advice })),
  ),
]);
