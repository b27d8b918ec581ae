import * as z from "zod/mini";
import { safeLink } from "../links.ts";
import { reasonOf } from "../text/reason-of.ts";
import { readTests, type TestDefinition } from "./test-definition.ts";

/** `page_view_done` is ignored: the shop sends its own signal after each page view. */
export interface MarketingActions {
  top_header: TopHeader;
  popup: PopupAction;
  ad_product_offer: ProductOffer;
  ad_push_category: CategoryOffer;
  abtest: readonly TestDefinition[];
}

export type ActionName = keyof MarketingActions;

export interface TopHeader {
  text: string;
  link: string | null;
  closable: boolean;
}

export const popupTypes = ["exit_intent", "markdown", "newsletter"] as const;
export type PopupType = (typeof popupTypes)[number];

export interface PopupAction {
  type: PopupType;
  configuration: Readonly<Record<string, unknown>>;
  campaign: string;
}

export interface ProductOffer {
  sku: string;
  campaign: string;
}

export interface CategoryOffer {
  category: string;
  campaign: string;
}

export interface LeftOutAction {
  action: string;
  reason: string;
}

export type Reader<T> = (
  data: unknown,
  leaveOut: (reason: string, member?: string | number) => undefined,
) => T | undefined;

export function readActions(answer: unknown): {
  actions: Partial<MarketingActions>;
  leftOut: readonly LeftOutAction[];
} {
  const actions: Partial<MarketingActions> = {};
  const leftOut: LeftOutAction[] = [];
  const map = actionsSchema.safeParse(answer);
  if (!map.success) leftOut.push({ action: "", reason: "not a map of actions" });
  for (const [name, data] of Object.entries(map.data ?? {})) {
    if (isAction(name) && data !== null) read(name, data);
  }
  return { actions, leftOut };

  function read<Name extends ActionName>(name: Name, data: unknown): void {
    const value = readers[name](data, (reason, member) => {
      leftOut.push({ action: member === undefined ? name : `${name}.${member}`, reason });
      return undefined;
    });
    if (value !== undefined) actions[name] = value;
  }
}

/** PHP serialises an empty map as `[]`. */
const emptyList = z.pipe(
  z.tuple([]),
  z.transform((): Record<string, unknown> => ({})),
);
export const actionsSchema = z.union([z.record(z.string(), z.unknown()), emptyList]);

const text = z.pipe(z.union([z.string(), z.int()]), z.transform(String));

/** Becomes part of a path, so "." and ".." are refused. */
const campaign = z.pipe(
  text,
  z.string().check(z.trim(), z.maxLength(100), z.regex(/^(?!\.{1,2}$)[^\p{Control}]+$/u)),
);

const topHeaderSchema = z.object({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  link: z.optional(z.unknown()),
  closable: z.catch(z.boolean(), true),
});

const popupSchema = z.object({
  popup_type: z.enum(popupTypes),
  popup_configuration: z.catch(actionsSchema, {}),
  campaign,
});

const productSchema: z.ZodMiniType<ProductOffer> = z.object({
  sku: z.pipe(text, z.string().check(z.trim(), z.regex(/^[\w.~-]{1,64}$/))),
  campaign,
});

const categorySchema: z.ZodMiniType<CategoryOffer> = z.object({
  category: z.pipe(
    z.pipe(
      z.string(),
      z.transform((path: string) => path.trim().replace(/^\/+|(?<!\/)\/+$/g, "")),
    ),
    z.string().check(z.maxLength(100), z.regex(/^(?!.*(^|\/)\.{1,2}(\/|$))[^\p{Control}\\?#:]+$/u)),
  ),
  campaign,
});

const topHeader: Reader<TopHeader> = (data, leaveOut) => {
  const read = parsed(topHeaderSchema)(data, leaveOut);
  if (!read) return undefined;
  const link = safeLink(read.link) ?? null;
  if (read.link && !link) leaveOut("not a safe address", "link");
  return { ...read, link };
};

const popup: Reader<PopupAction> = (data, leaveOut) => {
  const read = parsed(popupSchema)(data, leaveOut);
  return read && { type: read.popup_type, configuration: read.popup_configuration, campaign: read.campaign };
};

const readers: { [Name in ActionName]: Reader<MarketingActions[Name]> } = {
  top_header: topHeader,
  popup,
  ad_product_offer: parsed(productSchema),
  ad_push_category: parsed(categorySchema),
  abtest: readTests,
};

const isAction = (name: string): name is ActionName => Object.hasOwn(readers, name);

function parsed<T>(schema: z.ZodMiniType<T>): Reader<T> {
  return (data, leaveOut) => {
    const { data: value, error } = schema.safeParse(data);
    return error ? leaveOut(reasonOf(error)) : value;
  };
}
