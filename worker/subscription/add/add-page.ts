import type { SubscriptionAddScreenProps } from "../../../client/screens/subscription/subscription-add-screen.tsx";
import { isVariantCode } from "../../../shared/cart/variant-code.ts";
import type { FormInputs } from "../../../shared/forms/smart-form.ts";
import { frequencyOf } from "../../../shared/frequency/frequency.ts";
import { addItemTexts } from "../../../shared/subscription/add/add-item.texts.ts";
import { subscriptionItemInputs } from "../../../shared/subscription/add/add-item-form.ts";
import type { CustomerSubscription } from "../../../shared/subscription/customer-subscription.ts";
import { isRunning } from "../../../shared/subscription/next-delivery/next-deliveries.ts";
import { type OfferedFormat, offerVersion } from "../../../shared/subscription/offer.ts";
import { changeHref } from "../../../shared/subscription/subscription-href.ts";
import { translator } from "../../../shared/text/translator.ts";
import { formatDay } from "../../../shared/time/dates.ts";
import type { AppContext, AppRequest, Services } from "../../context.ts";
import { withNames } from "../../nutrition/named-subscriptions.ts";
import { late } from "../../page/late.ts";
import type { Page } from "../../page/page.ts";
import { oneOffLine } from "../../purchase/cart/cart-line.ts";
import { formatsByCode } from "../../purchase/product/formats-by-code.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { isSold, subscribedPrice, subscriptionOffer } from "../offers.ts";
import type { ShownStep } from "../step/change.ts";
import { stepPage } from "../step/step-page.ts";
import { productsToAdd } from "./add-choices.ts";

const t = translator(addItemTexts);

export async function addPage(c: AppContext, step: ShownStep): Promise<Page> {
  const inputs = { ...wishedIn(c.req), ...step.inputs };
  const page = stepPage(c, { name: "ajouter", title: t("title") }, { ...step, inputs });
  const code = c.req.query("variante");
  const chosen = code === undefined ? undefined : await chosenOf(c, step.subscription, code);
  const isForm = chosen?.product.isAvailable === true;
  const props: SubscriptionAddScreenProps = {
    ...page.props,
    ...(chosen && { chosen }),
    ...(code !== undefined && !isForm && { problem: t(chosen ? "soldOut" : "notSold") }),
    ...(isForm
      ? { others: late(c.var, "other subscriptions", othersOf(c, step.subscription, code ?? ""), []) }
      : { choices: late(c.var, "products to add", productsToAdd(c.var, step.subscription), noChoices) }),
  };
  return { screen: "subscription-add", ...page, props };
}

const wishedIn = (req: AppRequest): FormInputs =>
  Object.fromEntries(
    [subscriptionItemInputs.quantity, subscriptionItemInputs.way].flatMap((name) => {
      const wished = req.query(name);
      return wished === undefined ? [] : [[name, wished]];
    }),
  );

const noChoices = { before: [], withIt: [] };

export async function offerToAdd(
  services: Services<"configuration" | "content" | "ecommerce" | "log">,
  code: string,
): Promise<OfferedFormat | undefined> {
  const variant = isVariantCode(code)
    ? await services.ecommerce.variant(code).catch(noneIfRefused)
    : undefined;
  const format = variant && (await formatsByCode(services, [variant])).get(code);
  if (!format || !isSold(format.product, format.variant)) return undefined;
  return subscriptionOffer(services, format, subscribedPrice(format.variant));
}

function noneIfRefused(error: unknown): undefined {
  if (!(error instanceof UpstreamError && error.refused)) throw error;
}

async function chosenOf(
  c: AppContext,
  subscription: CustomerSubscription,
  code: string,
): Promise<SubscriptionAddScreenProps["chosen"]> {
  const [product, inCart, frequencies] = await Promise.all([
    offerToAdd(c.var, code),
    c.req.query("panier") ? quantityInCart(c.var, code) : 0,
    c.var.frequencies.atHand(),
  ]);
  if (!product) return undefined;
  const { items, interval, nextShipmentDate, total } = subscription;
  const quantityOf = (isOnce: boolean) =>
    items.find(({ variant, once }) => variant === code && once === isOnce)?.quantity ?? 0;
  return {
    product,
    offer: offerVersion([product]),
    inParcel: quantityOf(true),
    recurring: quantityOf(false),
    inCart,
    frequency: interval ? frequencyOf(interval, frequencies) : "",
    day: formatDay(nextShipmentDate),
    total,
  };
}

const quantityInCart = (services: Services<"ecommerce" | "log" | "session">, code: string): Promise<number> =>
  oneOffLine(services, code).then(
    (line) => line?.quantity ?? 0,
    (error: unknown) => {
      services.log.error("cart not read", error);
      return 0;
    },
  );

async function othersOf(c: AppContext, { id: own }: CustomerSubscription, code: string) {
  const all = await withNames(c, c.var.ecommerce.subscriptions());
  const choices = { variante: code, ...(c.req.query("panier") && { panier: "1" }) };
  return all
    .filter((one) => one.id !== own && isRunning(one))
    .map(({ id, name, nextShipmentDate }) => ({
      href: changeHref(id, "ajouter", choices),
      name,
      day: formatDay(nextShipmentDate),
    }));
}
