import { type AnimalKind, parseRationRequest, readRationFields } from "../../shared/ration.ts";
import type { RationOutcome, RationView } from "../../shared/ration-view.ts";
import type { AppContext } from "../context.ts";

/**
 * What the calculator shows for a query: an empty form, what is wrong beside its fields, or what came of it. A content
 * system that does not answer is said kindly; the page and its table of rations stand.
 */
export async function rationView(
  c: AppContext,
  product: { sku: string; animal: AnimalKind },
): Promise<RationView> {
  const typed = readRationFields(c.req.query());
  if (Object.keys(typed).length === 0) return { typed };
  const parsed = parseRationRequest(typed, product.animal, new Date());
  if ("problems" in parsed) return { typed, problems: parsed.problems };
  const { animals, ...asked } = parsed.request;
  return { typed, outcome: await outcomeOf(c, { ref: product.sku, ...asked }, animals) };
}

async function outcomeOf(
  c: AppContext,
  asked: { ref: string; weight: number; month: number },
  animals: number,
): Promise<RationOutcome> {
  try {
    const answer = await c.var.content.ration(asked);
    if (answer?.grams) {
      return { kind: "ration", grams: answer.grams, energy: answer.energy ?? null, animals };
    }
    return { kind: "none", reason: answer?.reason ?? "", link: answer?.link ?? null };
  } catch (error) {
    c.var.log.error("ration not calculated", error, { sku: asked.ref });
    return { kind: "failed" };
  }
}
