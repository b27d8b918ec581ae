import type { AnimalKind } from "../../../shared/animal/animal.ts";
import { type RationOutcome, type RationView, rationFieldNames } from "../../../shared/ration/ration-view.ts";
import * as clock from "../../../shared/time/clock.ts";
import type { AppRequest, Services } from "../../context.ts";
import { parseRationRequest, readRationFields } from "./ration-request.ts";

export async function rationView(
  services: Services<"content" | "log">,
  query: Record<string, string>,
  product: { sku: string; animal: AnimalKind },
): Promise<RationView> {
  const draft = readRationFields(query);
  const parsed = parseRationRequest(draft, product.animal, clock.date());
  if ("problems" in parsed) return { draft, problems: parsed.problems };
  const { animals, ...request } = parsed.request;
  return { draft, outcome: await outcomeOf(services, { ref: product.sku, ...request }, animals) };
}

export function hasRationQuery(req: AppRequest): boolean {
  const query = req.query();
  return rationFieldNames.some((name) => name in query);
}

async function outcomeOf(
  { content, log }: Services<"content" | "log">,
  request: { ref: string; weight: number; month: number },
  animals: number,
): Promise<RationOutcome> {
  try {
    const answer = await content.ration(request);
    if (answer?.grams) {
      return { kind: "ration", grams: answer.grams, energy: answer.energy ?? null, animals };
    }
    return { kind: "none", reason: answer?.reason ?? "", link: answer?.link ?? null };
  } catch (error) {
    log.error("ration not calculated", error, { sku: request.ref });
    return { kind: "failed" };
  }
}
