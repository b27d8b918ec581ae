export type StatusColour = "green" | "orange" | "red" | "grey";

export interface ShownStatus {
  colour: StatusColour;
  label: string;
}

interface OrderMeaning {
  /** Shown in place of the states of payment and parcel; null if those are shown. */
  shown: ShownStatus | null;
  /** A payment may still be due. */
  isPayable: boolean;
  /** Nothing of the order can be sent back any more. */
  isEnded: boolean;
  /** The customer has the goods or will get them: they can be recalled, and count as food at home. */
  isKept: boolean;
}

const cancelled = { colour: "grey", label: "Annulée" } as const;

/** `fulfilled` is Sylius' word for `completed`. */
export const orderStates = {
  cart: { shown: null, isPayable: false, isEnded: false, isKept: false },
  new: { shown: null, isPayable: true, isEnded: false, isKept: true },
  completed: { shown: null, isPayable: true, isEnded: false, isKept: true },
  fulfilled: { shown: null, isPayable: true, isEnded: false, isKept: true },
  cancelled: { shown: cancelled, isPayable: false, isEnded: true, isKept: false },
  unknown: { shown: null, isPayable: true, isEnded: false, isKept: true },
} as const satisfies Record<string, OrderMeaning>;
export type OrderState = keyof typeof orderStates;

export const meaningOfOrder = (state: OrderState): OrderMeaning => orderStates[state];

interface PaymentMeaning {
  shown: ShownStatus | null;
  /** Money is still due, and no bank has received it. */
  isOpen?: true;
  /** Money moved or was promised, at least in part, so another payment could charge twice. */
  isSettled?: true;
  isPaid?: true;
  /** Paid or authorised in part: customer service settles the rest, and no parcel leaves before. */
  isPart?: true;
  /** The payment was returned or cancelled, which is shown instead of the state of the parcel. */
  isReturned?: true;
  /** Nothing of the order can be sent back or recalled any more. */
  isEnded?: true;
}

const underWay = { colour: "green", label: "En cours" } as const;
const sent = { colour: "green", label: "Expédiée" } as const;

/** Statuses of the specification that orders and subscriptions show alike. */
export const commonStatuses = {
  draft: { shown: underWay },
  processing: { shown: underWay },
  processed: { shown: underWay },
  active: { shown: underWay },
  paused: { shown: { colour: "red", label: "En pause" } },
  error: { shown: { colour: "red", label: "Erreur" } },
  pickuppoint_unavailable: { shown: { colour: "red", label: "Point relais indisponible" } },
  product_unavailable: { shown: { colour: "red", label: "Produit indisponible" } },
  promotion_unavailable: { shown: { colour: "red", label: "Promotion indisponible" } },
  invalid_promotion: { shown: { colour: "red", label: "Code promo non valide" } },
  payment_failed: { shown: { colour: "red", label: "Paiement refusé" } },
  stopped: { shown: { colour: "grey", label: "Arrêté" } },
} as const;

export const paymentStates = {
  ...commonStatuses,
  cart: { shown: null },
  sent: { shown: sent },
  shipped: { shown: sent },
  awaiting_payment: { shown: { colour: "orange", label: "En attente de paiement" }, isOpen: true },
  payment_failure: { ...commonStatuses.payment_failed, isOpen: true },
  partially_authorized: {
    shown: { colour: "orange", label: "Paiement autorisé en partie" },
    isSettled: true,
    isPart: true,
  },
  authorized: { shown: { colour: "green", label: "Paiement autorisé" }, isSettled: true, isPaid: true },
  partially_paid: { shown: { colour: "orange", label: "Payée en partie" }, isSettled: true, isPart: true },
  paid: { shown: { colour: "green", label: "Payée" }, isSettled: true, isPaid: true },
  payment_accepted: { shown: { colour: "green", label: "Paiement accepté" }, isSettled: true, isPaid: true },
  partially_refunded: {
    shown: { colour: "orange", label: "Remboursée en partie" },
    isSettled: true,
    isReturned: true,
  },
  refunded: {
    shown: { colour: "grey", label: "Remboursée" },
    isSettled: true,
    isReturned: true,
    isEnded: true,
  },
  cancelled: { shown: cancelled, isReturned: true, isEnded: true },
  unknown: { shown: null },
} as const satisfies Record<string, PaymentMeaning>;
export type PaymentState = keyof typeof paymentStates;

export const meaningOf = (state: PaymentState): PaymentMeaning => paymentStates[state];

interface ShippingMeaning {
  shown: ShownStatus | null;
  /** At least one parcel has left. */
  hasParcel?: true;
  isSent?: true;
}

export const shippingStates = {
  ...commonStatuses,
  cart: { shown: null },
  ready: { shown: null },
  partially_shipped: { shown: null, hasParcel: true },
  shipped: { shown: sent, hasParcel: true, isSent: true },
  sent: { shown: sent, hasParcel: true, isSent: true },
  cancelled: { shown: cancelled },
  unknown: { shown: null },
} as const satisfies Record<string, ShippingMeaning>;
export type ShippingState = keyof typeof shippingStates;

export const meaningOfShipping = (state: ShippingState): ShippingMeaning => shippingStates[state];

/** The state of one payment of an order; the order's own state may change later. */
interface AttemptMeaning {
  /** The bank has taken or promised the money. */
  isTaken?: true;
  /** The bank has taken or promised the money, even if it was returned since. */
  isSettled?: true;
  /** Another payment follows if the order is still to be paid. */
  isOver?: true;
}

export const attemptStates = {
  cart: {},
  new: {},
  processing: {},
  authorized: { isTaken: true, isSettled: true },
  completed: { isTaken: true, isSettled: true },
  failed: { isOver: true },
  cancelled: { isOver: true },
  refunded: { isSettled: true },
  paid: { isSettled: true },
  payment_accepted: { isSettled: true },
  partially_authorized: { isSettled: true },
  partially_paid: { isSettled: true },
  partially_refunded: { isSettled: true },
  unknown: {},
} as const satisfies Record<string, AttemptMeaning>;
export type AttemptState = keyof typeof attemptStates;

export const meaningOfAttempt = (state: AttemptState | null | undefined): AttemptMeaning =>
  state ? attemptStates[state] : {};
