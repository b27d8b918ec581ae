const hour = 3600_000;

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

export function isDone({ kind, at }: ParcelStep, { deliveredAt }: Parcel, now: Date): boolean {
  return kind === "delivered" ? deliveredAt !== null && at <= now : at <= now;
}
