import { rationAnswer, rationQuery } from "../../sandbox/content-system/ration-answer.ts";
import {
  adviceAnswer,
  readAdviceRequest,
} from "../../sandbox/content-system/recommendation/advice-answer.ts";
import type { AdviceRequest } from "../../shared/guide/advice.ts";
import * as clock from "../../shared/time/clock.ts";

/** The demo's rules of rations and advice; `bundle-rules.ts` gives them to the content system's routes. */
export const rules = {
  readRation: (query: unknown) => rationQuery.safeParse(query).data,
  rationAnswer,
  readAdviceRequest,
  adviceAnswer: (request: AdviceRequest, products: readonly unknown[]) =>
    adviceAnswer(request, { products, today: clock.date() }),
};
