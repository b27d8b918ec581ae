import * as z from "zod/mini";
import { maximumQuantity } from "../../cart/cart.ts";
import { type FormRules, textsIn } from "../../forms/form-rules.ts";
import { translator } from "../../text/translator.ts";
import type { SubscriptionItem } from "../customer-subscription.ts";
import { quantitiesTexts } from "./quantities.texts.ts";
import { quantityInput, removalInput } from "./quantity-inputs.ts";

const t = translator(quantitiesTexts);

export interface LineWish {
  id: number;
  quantity: number;
}

type Line = Pick<SubscriptionItem, "id" | "quantity" | "once">;

export function quantitiesRules(lines: readonly Line[]): FormRules<LineWish[]> {
  const names = lines.flatMap(({ id }) => [quantityInput(id), removalInput(id)]);
  return {
    name: "subscriptionQuantities",
    fields: names,
    draft: (data) => textsIn(data, names),
    schema: z.pipe(
      z.record(z.string(), z.unknown()),
      z.transform((posted, { issues }): LineWish[] => {
        const wrong = (message: string, path: string[]) =>
          issues.push({ code: "custom", message, input: posted, path });
        const gone = goneLines(posted, lines);
        const wishes = [...lines, ...gone].flatMap(({ id }): LineWish[] => {
          if (posted[removalInput(id)]) return [{ id, quantity: 0 }];
          const wished = posted[quantityInput(id)];
          if (wished === undefined) return [];
          const quantity = quantityIn(wished);
          if (quantity !== undefined) return [{ id, quantity }];
          wrong(t("wrong", { most: maximumQuantity }), [quantityInput(id)]);
          return [];
        });
        if (isNothingLeft(lines, wishes)) wrong(t("allRemoved"), []);
        return wishes;
      }),
    ),
  };
}

/** Lines that another device has removed since the form was shown: a quantity for them is never done. */
const goneLines = (posted: Record<string, unknown>, lines: readonly Line[]): Pick<Line, "id">[] =>
  Object.keys(posted)
    .flatMap((name) => /^quantite-([1-9]\d{0,14})$/.exec(name)?.[1] ?? [])
    .map((id) => ({ id: Number(id) }))
    .filter(({ id }) => !lines.some((line) => line.id === id));

/** The API refuses to remove the last recurring line. */
function isNothingLeft(lines: readonly Line[], wishes: readonly LineWish[]): boolean {
  const recurring = lines.filter(({ once }) => !once);
  const isRemoved = (line: Line) => wishes.some(({ id, quantity }) => id === line.id && quantity === 0);
  return recurring.length > 0 && recurring.every(isRemoved);
}

function quantityIn(text: unknown): number | undefined {
  if (typeof text !== "string" || !/^\d{1,3}$/.test(text.trim())) return undefined;
  const quantity = Number(text);
  return quantity >= 1 && quantity <= maximumQuantity ? quantity : undefined;
}

export function holdsQuantity(lines: readonly Line[], { id, quantity }: LineWish): boolean {
  const line = lines.find((one) => one.id === id);
  return line ? line.quantity === quantity : quantity === 0;
}
