import type { JoinedParcelProps } from "../../../client/features/subscription/join/joined-parcel.tsx";
import { termsOfCarrier } from "../../../shared/delivery/delivery-terms.ts";
import { type Frequency, frequencyOf } from "../../../shared/frequency/frequency.ts";
import { formatMoney } from "../../../shared/money/money.ts";
import { addChoices } from "../../../shared/subscription/add/add-item-form.ts";
import type {
  CustomerSubscription,
  SubscriptionItem,
} from "../../../shared/subscription/customer-subscription.ts";
import { joinedParcelTexts } from "../../../shared/subscription/join/joined-parcel.texts.ts";
import { type JoinableSubscription, joinedParcel } from "../../../shared/subscription/join/joined-parcel.ts";
import { isPaused, isRunning } from "../../../shared/subscription/next-delivery/next-deliveries.ts";
import { offerName } from "../../../shared/subscription/offer.ts";
import { changeHref } from "../../../shared/subscription/subscription-href.ts";
import { uncapitalised } from "../../../shared/text/capitalised.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { Services } from "../../context.ts";
import { deliveryTermsOf } from "../../purchase/delivery/delivery-terms.ts";
import { type Format, formatsByCode } from "../../purchase/product/formats-by-code.ts";

const t = translator(joinedParcelTexts);

/** Null unless two running subscriptions cost fewer fees as one parcel, by the published terms of their carrier. */
export async function joinParcels(
  services: Services<"content" | "ecommerce" | "log">,
  subscriptions: readonly CustomerSubscription[],
  frequencies: readonly Frequency[],
): Promise<JoinedParcelProps | null> {
  const running = subscriptions.filter((one) => isRunning(one) && !isPaused(one));
  if (running.length < 2) return null;
  const codes = running.flatMap(({ items }) =>
    items.flatMap(({ variant }) => (variant ? { code: variant } : [])),
  );
  const [formats, terms] = await Promise.all([formatsByCode(services, codes), deliveryTermsOf(services)]);
  const joined =
    terms &&
    joinedParcel(
      running.flatMap((one) => joinable(one, formats)),
      (way, { goods, grams }) => {
        const [carrier = "", country = ""] = way.split(" ");
        const known = termsOfCarrier(terms, { carrier, country });
        if (!known || !(grams <= (known.heaviest ?? Number.POSITIVE_INFINITY))) return undefined;
        return known.freeFrom != null && goods >= known.freeFrom ? 0 : known.price;
      },
    );
  const [into, ended] = [joined?.into, joined?.ended].map((id) => running.find((one) => one.id === id));
  return joined && into && ended ? shown(joined, { into, ended, frequencies }) : null;
}

function joinable(
  one: CustomerSubscription,
  formats: ReadonlyMap<string, Format>,
): JoinableSubscription | [] {
  const {
    id,
    interval,
    items,
    itemsTotal: goods,
    shippingTotal: fees,
    shippingMethod,
    shippingAddress,
  } = one;
  if (interval === null || goods === null || fees === null || !shippingMethod || !shippingAddress) return [];
  if (items.some(({ variant, once, available }) => !variant || once || !available)) return [];
  const { countryCode, postcode, street } = shippingAddress;
  const grams = items.reduce(
    (sum, { variant, quantity }) =>
      sum + (formats.get(variant ?? "")?.variant.weight ?? Number.NaN) * (quantity ?? Number.NaN),
    0,
  );
  const lines = items.map(({ variant, subtotal }) => ({
    variant: variant ?? "",
    total: subtotal ?? Number.NaN,
  }));
  const way = [shippingMethod, countryCode, postcode, street, one.pickupPoint].join(" ");
  const canEnd = one.shippedCount !== null && one.shippedCount >= one.minimumShipments;
  return { id, interval, lines, goods, grams, fees, way, canEnd };
}

interface Pair {
  into: CustomerSubscription;
  ended: CustomerSubscription;
  frequencies: readonly Frequency[];
}

function shown(
  { apart, together }: { apart: number; together: number },
  { into, ended, frequencies }: Pair,
): JoinedParcelProps {
  const text = t("text", {
    into: into.name,
    ended: ended.name,
    apart: formatMoney(apart),
    together: together === 0 ? t("free") : t("fees", { fees: formatMoney(together) }),
  });
  const frequency = uncapitalised(frequencyOf(into.interval ?? 0, frequencies));
  const recurring = ended.items.flatMap(({ variant, ...item }) => (variant ? { ...item, variant } : []));
  const isAdded = (line: { variant: string }) => keptIn(into, line) !== undefined;
  const end = t("end", { ended: ended.name });
  return {
    text: into.interval === ended.interval ? text : `${text} ${t("rhythm", { frequency })}`,
    steps: [
      ...recurring.map((line) => lineStep(line, { into, ended })),
      recurring.every(isAdded) ? { name: end, href: changeHref(ended.id, "resiliation") } : { name: end },
    ],
  };
}

const keptIn = ({ items }: CustomerSubscription, line: { variant: string }) =>
  items.find(({ variant }) => variant === line.variant);

/** Nobody knows whether a variant in both was added by this step or ordered twice, so its quantity is only checked. */
function lineStep(
  line: SubscriptionItem & { variant: string },
  { into, ended }: Pick<Pair, "into" | "ended">,
): JoinedParcelProps["steps"][number] {
  const { variant, productName, variantName } = line;
  const name = offerName({ product: productName, format: variantName });
  const quantity = line.quantity ?? 1;
  const kept = keptIn(into, line);
  if (kept) {
    const names = { into: into.name, ended: ended.name };
    return {
      name: t("check", { name, quantity, kept: kept.quantity ?? 1, ...names }),
      href: changeHref(into.id, "quantites"),
    };
  }
  return {
    name: t("add", { name, quantity }),
    href: changeHref(into.id, "ajouter", addChoices({ variant, quantity, once: false })),
  };
}
