import * as z from "zod/mini";

export const eventKinds = ["page_view", "view_cart", "view_item", "exit_intent"] as const;
export type EventKind = (typeof eventKinds)[number];

const name = z.string().check(z.minLength(1), z.maxLength(100));
const someText = z.string().check(z.minLength(1), z.maxLength(500));
const data = z.record(z.string(), z.unknown());

const utm = z.record(z.string().check(z.regex(/^utm_\w+$/, "must begin with utm_")), someText);

const common = {
  app_name: name,
  environment: name,
  entity: z.literal("store"),
  country: z.string().check(z.regex(/^[A-Z]{2}$/, "must be a country: FR")),
  store: name,
  utm,
  abtests: z.array(z.strictObject({ name, segment: name })),
};

const pageView = z.looseObject({
  query: z.optional(
    z
      .record(z.string(), z.unknown())
      .check(
        z.refine(
          (query) => Object.keys(query).every((key) => !key.startsWith("utm_")),
          "has utm_ parameters, which belong into utm",
        ),
      ),
  ),
});

const exitIntent = z
  .strictObject({ action: z.optional(z.literal("click")), target: z.optional(z.string()) })
  .check(
    z.refine(({ action, target }) => action === undefined || !!target, "needs a target with its action"),
  );

const eventSchema = z.discriminatedUnion("event", [
  z.strictObject({ ...common, event: z.literal("page_view"), data: pageView }),
  z.strictObject({ ...common, event: z.literal("view_cart"), data }),
  z.strictObject({ ...common, event: z.literal("view_item"), data }),
  z.strictObject({ ...common, event: z.literal("exit_intent"), data: exitIntent }),
]);

export type MarketingEvent = z.infer<typeof eventSchema>;

export const reportSchema = z.strictObject({ app_name: name });

export function readEvent(body: unknown): { event: MarketingEvent } | { status: 400 | 422; detail: string } {
  const parsed = z.safeParse(eventSchema, body);
  if (parsed.success) return { event: parsed.data };
  const kind = z.safeParse(z.looseObject({ event: z.string() }), body);
  const isUnknown = kind.success && !eventKinds.some((known) => known === kind.data.event);
  if (isUnknown) return { status: 422, detail: `The event ${kind.data.event} is not accepted.` };
  return { status: 400, detail: z.prettifyError(parsed.error) };
}
