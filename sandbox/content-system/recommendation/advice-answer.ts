import type { Advice, AdviceRequest, NoAdvice } from "../../../shared/guide/advice.ts";
import { choiceOf } from "../../ecommerce/animals/choices.ts";
import { advise } from "./advise.ts";
import { mostRecipes } from "./advise-menu.ts";
import { foodOf } from "./food.ts";
import { adviceRequest } from "./request.ts";

/** The request, or a sentence on what is wrong with it. */
export function readAdviceRequest(body: unknown): AdviceRequest | string {
  const { data: request, error } = adviceRequest.safeParse(body);
  if (error) return error.issues[0]?.message ?? "Invalid body";
  const isTooLong = (request.wet?.length ?? 0) > mostRecipes[request.frequency ?? 7];
  return isTooLong ? "wet has too many members" : request;
}

interface Knowledge {
  /** Whole products for the animal, without treats. */
  products: readonly unknown[];
  today: Date;
}

export function adviceAnswer(request: AdviceRequest, { products, today }: Knowledge): object | NoAdvice {
  const foods = products.flatMap((product) => foodOf(product) ?? []);
  const grownWeight = middleOf(choiceOf("animal-breeds", request.animal.breed)?.adultWeight);
  const answer: Advice | NoAdvice = advise(request, { foods, today, grownWeight });
  if (typeof answer === "string") return answer;
  const { energy } = answer;
  return { ...answer, energy: energy && { ...energy, unit: "kcal/day" } };
}

const middleOf = (weights: { low: number; high: number } | undefined) =>
  weights && (weights.low + weights.high) / 2;
