import { calculateRation } from "../../../shared/api/product.ts";
import type { RationFields, RationView } from "../../../shared/ration/ration-view.ts";
import { call } from "../../api/call.ts";

/** On any failure the page keeps its table. */
export async function askRation(sku: string, fields: RationFields, signal: AbortSignal): Promise<RationView> {
  return call(calculateRation, { ...fields, ref: sku }, { signal }).catch(() => ({
    typed: fields,
    outcome: { kind: "failed" },
  }));
}
