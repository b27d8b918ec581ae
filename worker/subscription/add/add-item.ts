import type { InputName } from "../../../shared/forms/form-rules.ts";
import { formatMoney } from "../../../shared/money/money.ts";
import { href } from "../../../shared/routes.ts";
import { addItemTexts } from "../../../shared/subscription/add/add-item.texts.ts";
import {
  type AddWish,
  addChoices,
  addItemRules,
  subscriptionItemInputs,
} from "../../../shared/subscription/add/add-item-form.ts";
import type {
  CustomerSubscription,
  SubscriptionItem,
} from "../../../shared/subscription/customer-subscription.ts";
import { isDearer, offerName, offerVersion } from "../../../shared/subscription/offer.ts";
import { quantityInput, removalInput } from "../../../shared/subscription/quantities/quantity-inputs.ts";
import { settledTotal } from "../../../shared/subscription/settled-total.ts";
import type { subscriptionStepFields } from "../../../shared/subscription/step/step-fields.ts";
import { changeHref, subscriptionHref } from "../../../shared/subscription/subscription-href.ts";
import { subscriptionVersion } from "../../../shared/subscription/subscription-version.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext, AppRequest, Services } from "../../context.ts";
import type { FormRedirect } from "../../forms/answer.ts";
import { Refusal } from "../../forms/refusal.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { changeForm } from "../step/change-form.ts";
import { refusalAbout } from "../step/refusal-about.ts";
import { subscriptionNotice } from "../subscription-notice.ts";
import { addPage, offerToAdd } from "./add-page.ts";
import { takeOutOfCart } from "./take-out-of-cart.ts";

const t = translator(addItemTexts);

/** Idempotent: sets the line's total quantity, so that a second click or a late retry adds nothing. */
export const addItem = changeForm<AddWish>({
  name: "ajouter",
  failure: "product not added",
  isHeldByLock: true,
  rules: () => addItemRules,
  page: addPage,
  isDone: (subscription, wish) => lineOf(subscription, wish)?.quantity === wish.quantity,
  write: async (c, before, wish) => {
    const { id, items } = before;
    const product = await offerToAdd(c.var, wish.variant);
    if (!product) throw new Refusal("wrong", t("notSold"));
    if (!product.isAvailable) throw new Refusal("wrong", t("soldOut"));
    if (!wish.once && items.some(({ once, variant }) => !once && variant === wish.variant))
      throw new Refusal("wrong", t("alreadyRecurring"));
    if (wish.offer !== offerVersion([product])) {
      const choices = { ...choicesOf(c.req), ...addChoices(wish) };
      return { to: changeHref(id, "ajouter", choices), notice: subscriptionNotice("info", t("changed")) };
    }
    const after = await raise(c.var, before, wish).catch(refuse);
    if (isDearer(lineOf(after, wish), product)) return dearer({ before, after, wish, shown: product.price });
    if (!c.req.query("panier")) return after;
    const text = sentences(saidOf(after, wish), await takeOutOfCart(c, wish));
    return { to: href("panier"), notice: { tone: "success", text } };
  },
  done: async (after, wish, before, c) => {
    const line = lineOf(after, wish);
    const cart = c.req.query("panier") ? await cartAgain(c, line, wish) : "";
    const isNew = line && !lineOf(before, wish);
    const link = isNew && {
      name: t("undo"),
      href: changeHref(after.id, "quantites", { retirer: String(line.id) }),
    };
    return subscriptionNotice("success", sentences(saidOf(after, wish), cart), link || undefined);
  },
});

async function cartAgain(c: AppContext, line: SubscriptionItem | undefined, wish: AddWish): Promise<string> {
  const product = await offerToAdd(c.var, wish.variant).catch((error: unknown) => {
    c.var.log.error("product not read again", error);
    return undefined;
  });
  return product && !isDearer(line, product) ? takeOutOfCart(c, wish) : t("stillInCart");
}

const sentences = (...all: string[]): string => all.filter(Boolean).join(" ");

interface Settled {
  before: CustomerSubscription;
  after: CustomerSubscription;
  wish: AddWish;
  /** Price shown by the step, in cents. */
  shown: number | null;
}

function dearer({ before, after, wish, shown }: Settled): FormRedirect {
  const line = lineOf(after, wish);
  const was = lineOf(before, wish)?.quantity;
  const price = formatMoney(line?.unitPrice);
  const text = `${saidOf(after, wish)} ${t("otherPrice", { price, shown: formatMoney(shown) })}`;
  const undo = line && {
    name: t("takeBack"),
    href: changeHref(after.id, "quantites"),
    fields: {
      [stepVersion]: subscriptionVersion(after),
      ...(was ? { [quantityInput(line.id)]: String(was) } : { [removalInput(line.id)]: "on" }),
    },
  };
  return { to: subscriptionHref(after.id), notice: subscriptionNotice("info", text, undo) };
}

const stepVersion = "version" satisfies InputName<typeof subscriptionStepFields>;

const choicesOf = (req: AppRequest): { panier?: string } => (req.query("panier") ? { panier: "1" } : {});

const lineOf = ({ items }: CustomerSubscription, wish: Pick<AddWish, "variant" | "once">) =>
  items.find(({ variant, once }) => variant === wish.variant && once === wish.once);

/** If the response is lost, re-reads the subscription: the cart may only be emptied if the item was added. */
async function raise(
  services: Services<"ecommerce">,
  before: CustomerSubscription,
  wish: AddWish,
): Promise<CustomerSubscription> {
  const { ecommerce } = services;
  const { variant, quantity, once } = wish;
  const set = (subscription: CustomerSubscription, { id }: SubscriptionItem) =>
    ecommerce.changeSubscriptionItem(subscription, id, { quantity });
  const line = lineOf(before, wish);
  try {
    if (line) return await set(before, line);
    const after = await ecommerce.addSubscriptionItem(before, { variant, quantity, once });
    const added = lineOf(after, wish);
    // Two simultaneous clicks added the quantity twice.
    return added?.quantity && added.quantity > quantity ? await set(after, added) : after;
  } catch (error) {
    if (!(error instanceof UpstreamError && error.isDoubtful)) throw error;
    const after = await ecommerce.subscription(before.id).catch(() => undefined);
    if (after && lineOf(after, wish)?.quantity === quantity) return after;
    throw error;
  }
}

function saidOf(after: CustomerSubscription, wish: AddWish): string {
  const line = lineOf(after, wish);
  const name = line ? offerName({ product: line.productName, format: line.variantName }) : "–";
  const { quantity } = wish;
  return [
    t(wish.once ? "doneOnce" : "doneEvery", { name, quantity }),
    ...(line?.unitPrice == null ? [] : [t("each", { price: formatMoney(line.unitPrice) })]),
    settledTotal(after),
  ]
    .filter(Boolean)
    .join(" ");
}

function refuse(error: unknown): never {
  const about = (member: string) => refusalAbout(error, member, t("refused"));
  const quantity = about("quantity");
  const variant = about("productVariant");
  if (quantity !== undefined) {
    const errors = { fields: { [subscriptionItemInputs.quantity]: quantity }, form: [] };
    throw new Refusal("wrong", errors, { cause: error });
  }
  throw variant === undefined ? error : new Refusal("wrong", variant, { cause: error });
}
