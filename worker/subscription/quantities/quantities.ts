import type { FormInputs } from "../../../shared/forms/smart-form.ts";
import { itemName } from "../../../shared/order/item-name.ts";
import type { CustomerSubscription } from "../../../shared/subscription/customer-subscription.ts";
import { quantitiesTexts } from "../../../shared/subscription/quantities/quantities.texts.ts";
import {
  holdsQuantity,
  type LineWish,
  quantitiesRules,
} from "../../../shared/subscription/quantities/quantities-form.ts";
import { quantityInput, removalInput } from "../../../shared/subscription/quantities/quantity-inputs.ts";
import { settledTotal } from "../../../shared/subscription/settled-total.ts";
import { stepTexts } from "../../../shared/subscription/step/step.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext, AppRequest, Services } from "../../context.ts";
import { Refusal } from "../../forms/refusal.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { shownLines } from "../shown-lines.ts";
import { PartlyWritten } from "../step/change.ts";
import { changeForm } from "../step/change-form.ts";
import { refusalAbout } from "../step/refusal-about.ts";
import { stepPage } from "../step/step-page.ts";

const t = translator(quantitiesTexts);
const general = translator(stepTexts);

export const quantities = changeForm<LineWish[]>({
  name: "quantites",
  failure: "quantities not changed",
  isHeldByLock: true,
  rules: (_, { items }) => quantitiesRules(items),
  page: async (c, step) => {
    const { items, total } = step.subscription;
    const inputs = { ...removalIn(c.req), ...step.inputs };
    const page = stepPage(c, { name: "quantites", title: t("title") }, { ...step, inputs });
    return {
      screen: "subscription-quantities",
      ...page,
      props: { ...page.props, lines: await shownLines(c.var, items), total },
    };
  },
  isDone: ({ items }, wishes) => wishes.every((wish) => holdsQuantity(items, wish)),
  write: writeInTurn,
  done: (after, wishes, before) => {
    const changed = wishes.filter((wish) => !holdsQuantity(before.items, wish));
    if (changed.length === 0) return t("nothing");
    return `${t("done", { changes: listOf(before, changed) })} ${settledTotal(after)}`.trim();
  },
});

function removalIn(req: AppRequest): FormInputs {
  const line = req.query("retirer") ?? "";
  return /^\d{1,15}$/.test(line) ? { [removalInput(Number(line))]: "on" } : {};
}

/** Writes in sequence, because parallel writes lock each other in the API. */
async function writeInTurn(
  c: AppContext,
  before: CustomerSubscription,
  wishes: readonly LineWish[],
): Promise<CustomerSubscription> {
  // Removals go last: the API may refuse to remove the last remaining line.
  const inOrder = wishes
    .filter((wish) => !holdsQuantity(before.items, wish))
    .toSorted((one, other) => Number(one.quantity === 0) - Number(other.quantity === 0));
  let after = before;
  for (const wish of inOrder) {
    try {
      after = await writeLine(c.var, after, wish);
    } catch (error) {
      if (!(error instanceof UpstreamError) || c.var.session.ended) throw error;
      const why = refusalOfLine(wish, error);
      if (wish === inOrder[0] && !error.isDoubtful) throw why;
      after = await readAgain(c.var, before);
      if (!holdsQuantity(after.items, wish)) throw partlyWritten({ before, after, wishes: inOrder, why });
    }
  }
  return after;
}

const writeLine = (
  { ecommerce }: Services<"ecommerce">,
  subscription: CustomerSubscription,
  { id, quantity }: LineWish,
) =>
  quantity === 0
    ? ecommerce.removeSubscriptionItem(subscription, id)
    : ecommerce.changeSubscriptionItem(subscription, id, { quantity });

const readAgain = ({ ecommerce }: Services<"ecommerce">, { id }: CustomerSubscription) =>
  ecommerce.subscription(id).catch((cause: unknown) => {
    throw new Refusal("unavailable", general("unsure"), { cause });
  });

interface Failed {
  before: CustomerSubscription;
  after: CustomerSubscription;
  wishes: readonly LineWish[];
  why: Error;
}

function partlyWritten({ before, after, wishes, why }: Failed): Error {
  const done = wishes.filter((wish) => holdsQuantity(after.items, wish));
  if (done.length === 0) return why;
  const undone = wishes.filter((wish) => !done.includes(wish));
  const text = t("partly", { done: listOf(before, done), undone: listOf(before, undone) });
  return new PartlyWritten(text, { cause: why });
}

function refusalOfLine({ id }: LineWish, error: UpstreamError): Error {
  const why = refusalAbout(error, "quantity", t("tooMany"));
  if (why === undefined) return error;
  return new Refusal("wrong", { fields: { [quantityInput(id)]: why }, form: [] }, { cause: error });
}

function listOf({ items }: CustomerSubscription, wishes: readonly LineWish[]): string {
  return wishes
    .map(({ id, quantity }) => {
      const name = itemName(items.find((item) => item.id === id) ?? {});
      return quantity === 0 ? t("removed", { name }) : t("changed", { name, quantity });
    })
    .join(", ");
}
