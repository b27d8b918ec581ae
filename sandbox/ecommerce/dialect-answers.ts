import { inAnimal, inAnimalWeight, inChoice, isChoice } from "./animals/animal-dialects.ts";
import { type Answer, eachRecord, isRecord, type JsonRecord } from "./answer.ts";
import { carrierOf } from "./carriers.ts";
import { type Dialect, isSince } from "./dialects.ts";
import { idOf } from "./iri.ts";
import { inModernWords } from "./modern-answers.ts";
import { paymentMethodOf } from "./payment-methods.ts";
import {
  inSubscription,
  inSubscriptionItem,
  inSubscriptionShipment,
  isAddition,
} from "./subscriptions/subscription-dialects.ts";

interface AnsweredCall {
  method: string;
  path: string;
}

export function answerIn(dialect: Dialect, call: AnsweredCall, answer: Answer): Answer {
  if (dialect === "specification") return answer;
  const sent = withStatusOf(dialect, call, answer);
  const body = eachRecord(sent.body, (record) =>
    isParcel(call, record) ? withBareTracking(record) : inWordsOf(dialect, record),
  );
  const older = { ...sent, body: isRecord(body) ? withoutParts(dialect, call, body) : body };
  return dialect === "2.0" ? inModernWords(older) : older;
}

function withStatusOf(dialect: Dialect, { method, path }: AnsweredCall, answer: Answer): Answer {
  if (!isSince(dialect, "1.11")) return answer;
  if (method === "DELETE" && answer.status === 200) return { ...answer, status: 204, body: undefined };
  if (isAddition({ method, path }) && answer.status === 200) return { ...answer, status: 201 };
  if (method !== "POST" || !/\/orders\/[^/]+\/items$/.test(path)) return answer;
  // Sylius looks nothing up before this handler, which crashes if the cart is missing.
  if (answer.status === 404) return { ...answer, status: 500 };
  return answer.status === 200 ? { ...answer, status: 201 } : answer;
}

function inWordsOf(dialect: Dialect, record: JsonRecord): JsonRecord {
  switch (record["@type"]) {
    case "Order":
      return inOrder(dialect, record);
    case "OrderItem":
      return inItem(dialect, record);
    case "Payment":
      return inPayment(dialect, record);
    case "Shipment":
      return inShipment(dialect, record);
    case "ShippingMethod":
      return dialect === "1.10" ? translated(record) : record;
    case "Subscription":
      return inSubscription(dialect, record, {
        carrier: embeddedCarrier,
        paymentMethod: embeddedPaymentMethod,
      });
    case "SubscriptionShipment":
      return inSubscriptionShipment(dialect, record);
    case "SubscriptionItem":
      return inSubscriptionItem(dialect, record);
    case "Customer":
      return typeof record.birthday === "string"
        ? { ...record, birthday: `${record.birthday.slice(0, 10)}T00:00:00+00:00` }
        : record;
    case "Country":
      return dialect === "1.10" ? without(record, "name") : record;
    case "Animal":
      return inAnimal(dialect, record);
    case "AnimalWeight":
      return inAnimalWeight(dialect, record);
    default:
      return isChoice(record) ? inChoice(dialect, record) : record;
  }
}

/** Carts hide their state up to 1.14; 2.0 embeds the customer; `itemsSubtotal` came with 1.13. */
function inOrder(dialect: Dialect, told: JsonRecord): JsonRecord {
  const whole = isSince(dialect, "1.13") && "itemsTotal" in told ? withItemsSubtotal(told) : told;
  const order = isSince(dialect, "1.11") ? without(whole, "promotionCoupon") : whole;
  if (dialect === "2.0")
    return { ...order, customer: order.customer && { "@id": order.customer, "@type": "Customer" } };
  const stateless = without(order, "state");
  if (dialect !== "1.11") return stateless;
  const entries = Object.entries(stateless).map(([key, value]) => [key, isEmptyList(value) ? {} : value]);
  return Object.fromEntries(entries);
}

const withItemsSubtotal = (order: JsonRecord): JsonRecord => ({
  ...order,
  itemsSubtotal: Number(order.itemsTotal) - Number(order.orderPromotionTotal),
});

function inItem(dialect: Dialect, item: JsonRecord): JsonRecord {
  const { variant } = item;
  if (!isRecord(variant)) return item;
  if (dialect === "1.10") return { ...item, variantCode: null, variant: without(variant, "code") };
  return { ...item, variantCode: null, variantName: null, variant: variant["@id"] };
}

function inPayment(dialect: Dialect, payment: JsonRecord): JsonRecord {
  if (dialect === "1.10") return { ...payment, method: embeddedPaymentMethod(payment.method) };
  // PHP encodes an empty object as `[]`.
  return dialect === "1.11" ? { ...payment, details: payment.details ?? [] } : payment;
}

/** State, date and tracking are only at the shipment's own address from 1.12 on. */
function inShipment(dialect: Dialect, shipment: JsonRecord): JsonRecord {
  if (dialect === "1.10") return { ...shipment, method: embeddedCarrier(shipment.method) };
  return isSince(dialect, "1.12")
    ? without(without(without(shipment, "state"), "shippedAt"), "tracking")
    : shipment;
}

const isParcel = ({ method, path }: AnsweredCall, record: JsonRecord): boolean =>
  record["@type"] === "Shipment" && method === "GET" && /\/shipments\/[^/]+$/.test(path);

const withBareTracking = (shipment: JsonRecord): JsonRecord => ({
  ...shipment,
  tracking: isRecord(shipment.tracking) ? shipment.tracking.code : null,
});

function embeddedPaymentMethod(method: unknown): unknown {
  if (typeof method !== "string") return method;
  return { "@id": method, "@type": "PaymentMethod", name: paymentMethodOf(idOf(method))?.name };
}

function embeddedCarrier(method: unknown): unknown {
  const carrier = typeof method === "string" ? carrierOf(idOf(method)) : undefined;
  return carrier ? translated({ "@id": method, "@type": "ShippingMethod", name: carrier.name }) : method;
}

function translated({ name, description, ...record }: JsonRecord): JsonRecord {
  return { ...record, translations: { fr_FR: { "@type": "ShippingMethodTranslation", name, description } } };
}

const isOrderWrite = /\/shop\/orders\/[^/]+(\/items\/[^/]+|\/apply-coupon)?$/;

function withoutParts(dialect: Dialect, { method, path }: AnsweredCall, body: JsonRecord): JsonRecord {
  if (method === "POST" && /\/shop\/(addresses|animals)$/.test(path)) return without(body, "id");
  if (method === "PUT" && body["@type"] === "Customer" && dialect === "1.10") return inBrief(body);
  if (body["@type"] !== "Order") return body;
  const isOld = dialect === "1.10" || dialect === "1.11";
  if (method === "POST" && path.endsWith("/shop/orders") && isOld) return inShort(body);
  if (method !== "GET" && isOrderWrite.test(path) && dialect === "1.10") return inShort(body);
  if (path.includes("/shop/account/orders/") && dialect !== "2.0") {
    return { ...body, payments: withoutIds(body.payments), shipments: withoutIds(body.shipments) };
  }
  return body;
}

const inBrief = (customer: JsonRecord): JsonRecord =>
  ["id", "gender", "birthday"].reduce((rest, name) => without(rest, name), customer);

const shortMembers = ["@context", "@id", "@type", "id", "number", "tokenValue", "itemsTotal"];

const inShort = (order: JsonRecord): JsonRecord =>
  Object.fromEntries(Object.entries(order).filter(([name]) => shortMembers.includes(name)));

const withoutIds = (list: unknown): unknown =>
  Array.isArray(list) ? list.map((record) => (isRecord(record) ? without(record, "id") : record)) : list;

const without = (record: JsonRecord, left: string): JsonRecord =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== left));

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
