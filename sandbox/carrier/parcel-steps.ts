const hour = 3600_000;

/** Hours after a parcel has left. */
const transitAfter = 12;
const outAfter = 43;
const deliveryAfter = 48;

export interface Parcel {
  shippedAt: string | null;
  deliveredAt: string | null;
}

export interface ParcelStep {
  kind: "collected" | "transit" | "out" | "delivered";
  at: Date;
}

/** The way of a parcel, the first step first; the last one as it is planned, until it is done. */
export function parcelSteps({ shippedAt, deliveredAt }: Parcel): ParcelStep[] {
  if (shippedAt === null) return [];
  const left = Date.parse(shippedAt);
  const delivered = deliveredAt === null ? left + deliveryAfter * hour : Date.parse(deliveredAt);
  return [
    { kind: "collected", at: new Date(left) },
    { kind: "transit", at: new Date(left + transitAfter * hour) },
    { kind: "out", at: new Date(Math.min(left + outAfter * hour, delivered - hour)) },
    { kind: "delivered", at: new Date(delivered) },
  ];
}

/** Of a parcel that is late, delivery alone is open. */
export function isDone({ kind, at }: ParcelStep, { deliveredAt }: Parcel, now: Date): boolean {
  return kind === "delivered" ? deliveredAt !== null && at <= now : at <= now;
}
