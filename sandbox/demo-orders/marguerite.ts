import { familyHouse } from "../demo-addresses.ts";
import { arrived, type DemoOrder, home, placed, relay } from "./demo-order.ts";

const whole = { customerId: 5, address: familyHouse };

/**
 * One in each state. What the clock of the demo shop changes next stands in the future: a paid order was paid today, a
 * transfer is on its way since yesterday.
 */
export const margueritesOrders: DemoOrder[] = [
  {
    ...whole,
    name: "payee",
    daysAgo: 0.2,
    states: placed.paid,
    lines: [
      { code: "11000103", quantity: 1, interval: 42 },
      { code: "11000101", quantity: 2 },
    ],
    payments: [{ method: "card", state: "completed" }],
    carrier: home,
  },
  {
    ...whole,
    name: "en-attente",
    daysAgo: 1,
    states: placed.awaiting,
    lines: [{ code: "11000102", quantity: 1 }],
    payments: [{ method: "bank_transfer", state: "new" }],
    carrier: home,
  },
  {
    ...whole,
    name: "paiement-refuse",
    daysAgo: 5,
    states: placed.awaiting,
    lines: [{ code: "11000101", quantity: 1 }],
    payments: [
      {
        method: "card",
        state: "failed",
        bankCode: "51",
        bankMessage: "Provision insuffisante ou plafond dépassé",
      },
      { method: "card", state: "new" },
    ],
    carrier: relay("FR-01001"),
  },
  {
    ...whole,
    name: "expediee",
    daysAgo: 2.2,
    shippedDaysAgo: 1,
    states: placed.sent,
    lines: [
      { code: "11000103", quantity: 1, interval: 42 },
      { code: "12000102", quantity: 2 },
      { code: "13000302", quantity: 1 },
    ],
    payments: [{ method: "paypal", state: "completed" }],
    carrier: home,
    couponCode: "FIDELE10",
  },
  {
    ...whole,
    name: "annulee",
    daysAgo: 60,
    states: { state: "cancelled", paymentState: "cancelled", shippingState: "cancelled" },
    lines: [{ code: "11000102", quantity: 2 }],
    payments: [{ method: "check", state: "cancelled" }],
    carrier: home,
  },
  {
    ...whole,
    name: "remboursee",
    ...arrived(120),
    states: { ...placed.sent, paymentState: "refunded" },
    lines: [{ code: "11000101", quantity: 3 }],
    payments: [{ method: "card", state: "refunded" }],
    carrier: home,
  },
  // Left on another device: the login recovers it.
  {
    ...whole,
    name: "panier",
    daysAgo: 1,
    states: { state: "cart", paymentState: "cart", shippingState: "cart" },
    lines: [{ code: "11000102", quantity: 1, interval: 31 }],
    payments: [{}],
  },
  {
    ...whole,
    name: "autorisee",
    daysAgo: 6,
    states: { ...placed.paid, paymentState: "authorized" },
    lines: [
      { code: "21000203", quantity: 1 },
      { code: "22000501", quantity: 1 },
    ],
    payments: [{ method: "card", state: "authorized" }],
    carrier: relay("FR-01002"),
  },
  {
    ...whole,
    name: "partiellement-autorisee",
    daysAgo: 7,
    states: { ...placed.paid, paymentState: "partially_authorized" },
    lines: [{ code: "11000502", quantity: 1 }],
    payments: [
      { method: "card", state: "authorized", amount: 5000 },
      { method: "card", state: "new", amount: 4690 },
    ],
    carrier: home,
  },
  {
    ...whole,
    name: "partiellement-payee",
    daysAgo: 9,
    states: { ...placed.paid, paymentState: "partially_paid" },
    lines: [
      { code: "11001202", quantity: 1, interval: 62 },
      { code: "12000402", quantity: 1 },
    ],
    payments: [
      { method: "paypal", state: "completed", amount: 8000 },
      { method: "card", state: "new", amount: 4081 },
    ],
    carrier: home,
  },
  // Delivered four days ago: its invoice comes the day after tomorrow, and withdrawal is open.
  {
    ...whole,
    name: "livree-recemment",
    daysAgo: 7,
    shippedDaysAgo: 5.5,
    deliveredDaysAgo: 3.5,
    states: placed.sent,
    lines: [
      { code: "21000203", quantity: 2 },
      { code: "23000502", quantity: 1 },
    ],
    payments: [{ method: "card", state: "completed" }],
    carrier: relay("FR-01002"),
    couponCode: "CHIOT2026",
  },
  {
    ...whole,
    name: "partiellement-remboursee",
    ...arrived(34),
    states: { ...placed.sent, paymentState: "partially_refunded" },
    lines: [
      { code: "11000202", quantity: 1 },
      { code: "12000302", quantity: 1 },
    ],
    payments: [
      { method: "card", state: "completed", amount: 5490 },
      { method: "card", state: "refunded", amount: 2490 },
    ],
    carrier: home,
  },
  {
    ...whole,
    name: "livree",
    ...arrived(45),
    states: placed.sent,
    lines: [
      { code: "11000103", quantity: 1, interval: 42 },
      { code: "11000302", quantity: 1 },
      { code: "12000103", quantity: 1 },
      { code: "13000502", quantity: 1 },
    ],
    payments: [{ method: "card", state: "completed" }],
    carrier: home,
    couponCode: "FIDELE10",
  },
  // To buy again: one is still sold, one is out of stock, two are no longer sold.
  {
    ...whole,
    name: "plus-vendue",
    ...arrived(310),
    states: placed.sent,
    lines: [
      { code: "11000101", quantity: 2 },
      { code: "11000203", quantity: 1 },
      { code: "12000502", quantity: 1 },
      { code: "12009001", quantity: 1 },
    ],
    payments: [{ method: "check", state: "completed" }],
    carrier: { shippingMethod: "retrait-magasin", pickupPoint: "lyon-vaise" },
  },
];
