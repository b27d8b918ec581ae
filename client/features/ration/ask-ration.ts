import { api } from "../../../shared/api/api.ts";
import type { RationFields, RationView } from "../../../shared/ration/ration-view.ts";

/** Whatever goes wrong on the way is the calculator's rest: the page keeps its table. */
export async function askRation(sku: string, fields: RationFields, signal: AbortSignal): Promise<RationView> {
  try {
    const answer = await fetch(`${api.ration}?${new URLSearchParams({ ...fields, ref: sku })}`, {
      headers: { Accept: "application/json" },
      signal,
    });
    const view: unknown = await answer.json();
    if (isView(view)) return view;
  } catch {
    // Told below.
  }
  return { typed: fields, outcome: { kind: "failed" } };
}

/** The shop's own answer; one of a proxy or an error is none. */
function isView(answer: unknown): answer is RationView {
  return typeof answer === "object" && answer !== null && ("outcome" in answer || "problems" in answer);
}
