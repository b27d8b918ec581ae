import type { SubscriptionSwapScreenProps } from "../../../client/screens/subscription/subscription-swap-screen.tsx";
import { type DeliveryTerms, termsOfCarrier } from "../../../shared/delivery/delivery-terms.ts";
import { formatMoney } from "../../../shared/money/money.ts";
import type {
  CustomerSubscription,
  SubscriptionItem,
} from "../../../shared/subscription/customer-subscription.ts";
import { isDearer, offerName, offerVersion, type SwapOffer } from "../../../shared/subscription/offer.ts";
import { settledTotal } from "../../../shared/subscription/settled-total.ts";
import { changedPartsTexts } from "../../../shared/subscription/step/changed-parts.texts.ts";
import { changeHref, subscriptionHref } from "../../../shared/subscription/subscription-href.ts";
import { swapTexts } from "../../../shared/subscription/swap/swap.texts.ts";
import { type SwapWish, swapInputs, swapRules } from "../../../shared/subscription/swap/swap-form.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext, AppRequest, Services } from "../../context.ts";
import { RedirectError } from "../../forms/answer.ts";
import { Refusal } from "../../forms/refusal.ts";
import { NotFound, type Page } from "../../page/page.ts";
import { deliveryTermsOf } from "../../purchase/delivery/delivery-terms.ts";
import { cheaperPacks } from "../../purchase/product/cheaper-packs.ts";
import type { Format } from "../../purchase/product/formats-by-code.ts";
import { shownLines } from "../shown-lines.ts";
import type { ShownStep } from "../step/change.ts";
import { changeForm } from "../step/change-form.ts";
import { refusalAbout } from "../step/refusal-about.ts";
import { stepPage } from "../step/step-page.ts";
import { type SubscriptionNotice, subscriptionNotice } from "../subscription-notice.ts";
import { type RequestedSwap, swapChoices } from "./swap-choices.ts";

const t = translator(swapTexts);

export const swap = changeForm<SwapWish>({
  name: "echanger",
  failure: "product not swapped",
  isHeldByLock: true,
  rules: (c, subscription) => swapRules(requestedLine(c.req, subscription)?.id ?? null),
  page: swapPage,
  isDone: ({ items }, { line, variant }) =>
    items.some((item) => item.id === line && item.variant === variant),
  write: async (c, subscription, { line: id, variant, offer }) => {
    const line = subscription.items.find((item) => item.id === id);
    if (!line) throw refusedChoice(t("missing"));
    const { formats, recipes } = await swapChoices(c.var, subscription, line, requestedSwap(c.req));
    const offers = [...formats, ...recipes];
    const chosen = offers.find(({ code, isAvailable }) => code === variant && isAvailable);
    if (!chosen) throw refusedChoice(t("refused"));
    if (offer !== offerVersion(offers)) {
      const choices = { article: String(id), variante: variant, quantite: String(chosen.quantity) };
      const to = changeHref(subscription.id, "echanger", choices);
      return { to, notice: subscriptionNotice("info", t("changed")) };
    }
    const after = await c.var.ecommerce
      .changeSubscriptionItem(subscription, line.id, { variant, quantity: chosen.quantity })
      .catch(refuse);
    const now = after.items.find((item) => item.id === id);
    if (!isDearer(now, chosen)) return after;
    const said = t("otherPrice", {
      price: formatMoney(now?.unitPrice),
      shown: formatMoney(chosen.price),
    });
    return { to: subscriptionHref(after.id), notice: swapped(after, id, subscription, said) };
  },
  done: (after, { line }, before) => swapped(after, line, before),
});

function swapped(
  after: CustomerSubscription,
  line: number | null,
  before: CustomerSubscription,
  dearer?: string,
): SubscriptionNotice {
  const [now, old] = [after, before].map(({ items }) => items.find(({ id }) => id === line));
  if (!old?.variant || now?.variant === old.variant)
    return subscriptionNotice("success", t("already", { new: nameOf(now) }));
  const sentences = [
    t("done", { new: countedName(now), old: countedName(old) }),
    dearer,
    settledTotal(after),
    ...(now?.productName === old.productName ? [] : [t("transition")]),
  ];
  const choices = { article: String(line), variante: old.variant, quantite: String(old.quantity ?? 1) };
  const link = { name: t("undo"), href: changeHref(after.id, "echanger", choices) };
  return subscriptionNotice(dearer ? "info" : "success", sentences.filter(Boolean).join(" "), link);
}

const countedName = (item: SubscriptionItem | undefined) =>
  item?.quantity ? `${item.quantity}\u00a0× ${nameOf(item)}` : nameOf(item);

const nameOf = (item: SubscriptionItem | undefined) =>
  item ? offerName({ product: item.productName, format: item.variantName }) : "–";

/** @throws RedirectError for a line that is gone, as after a removal on another device; NotFound for no line's id */
function requestedLine(
  req: AppRequest,
  { id: own, items }: CustomerSubscription,
): SubscriptionItem | undefined {
  const requested = req.query("article");
  if (requested === undefined) return items.length === 1 ? items[0] : undefined;
  const found = items.find(({ id }) => String(id) === requested);
  if (found) return found;
  if (!/^[1-9]\d{0,14}$/.test(requested)) throw new NotFound(req.path);
  const notice = subscriptionNotice("info", translator(changedPartsTexts)("lineGone"));
  throw new RedirectError({ to: changeHref(own, "echanger"), notice });
}

const requestedSwap = (req: AppRequest): RequestedSwap => ({
  variant: req.query("variante"),
  quantity: req.query("quantite"),
});

async function swapPage(c: AppContext, step: ShownStep): Promise<Page> {
  const page = stepPage(c, { name: "echanger", title: t("title") }, step);
  const { subscription } = step;
  const line = requestedLine(c.req, subscription);
  const view = line
    ? await choiceOf(c.var, subscription, line, requestedSwap(c.req))
    : await linesOf(c.var, subscription);
  return { screen: "subscription-swap", ...page, props: { ...page.props, view } };
}

type View = SubscriptionSwapScreenProps["view"];

const linesOf = async (
  services: Services<"configuration" | "content" | "ecommerce" | "log">,
  { items }: CustomerSubscription,
): Promise<View> => ({
  kind: "lines",
  lines: await shownLines(services, items),
});

async function choiceOf(
  services: Services<"configuration" | "content" | "ecommerce" | "log">,
  subscription: CustomerSubscription,
  line: SubscriptionItem,
  requested: RequestedSwap,
): Promise<View> {
  const [[shown], { now, formats, recipes }, terms] = await Promise.all([
    shownLines(services, [line]),
    swapChoices(services, subscription, line, requested),
    deliveryTermsOf(services),
  ]);
  if (!shown) return { kind: "lines", lines: [] };
  const { variant, quantity } = requested;
  return {
    kind: "choice",
    line: shown,
    formats,
    recipes,
    offer: offerVersion([...formats, ...recipes]),
    cheaper: now && terms ? cheaperIn(subscription, line, { now, formats, terms }) : null,
    total: subscription.total,
    ...(variant !== undefined && { chosen: variant }),
    ...(quantity !== undefined && { quantity }),
  };
}

interface Offers {
  now: Format;
  formats: readonly SwapOffer[];
  terms: DeliveryTerms;
}

function cheaperIn(
  { itemsTotal, items, shippingMethod, shippingAddress }: CustomerSubscription,
  { quantity, unitPrice, once }: SubscriptionItem,
  { now: { product, variant }, formats, terms }: Offers,
) {
  const country = shippingAddress?.countryCode ?? null;
  const carrier = termsOfCarrier(terms, { carrier: shippingMethod ?? "", country });
  if (once || !carrier) return null;
  const onceOnly = items.reduce((sum, item) => sum + (item.once ? (item.subtotal ?? Number.NaN) : 0), 0);
  const packs = cheaperPacks(
    product,
    { code: variant.code, quantity, unitPrice, paid: "subscriptionPrice" },
    {
      goods: [itemsTotal, itemsTotal === null ? null : itemsTotal - onceOnly],
      freeFrom: [carrier.freeFrom, terms.serviceFee?.freeFrom],
    },
  );
  return formats.some(({ code, isAvailable }) => isAvailable && code === packs?.variantCode) ? packs : null;
}

const refusedChoice = (text: string, cause?: unknown) =>
  new Refusal("wrong", { fields: { [swapInputs.variant]: text }, form: [] }, { cause });

function refuse(error: unknown): never {
  const why = ["productVariant", "quantity"].map((member) => refusalAbout(error, member, t("refused")));
  const text = why.find((one) => one !== undefined);
  throw text === undefined ? error : refusedChoice(text, error);
}
