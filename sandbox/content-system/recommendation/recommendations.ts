import { Hono } from "hono";
import * as clock from "../../../shared/time/clock.ts";
import type { SandboxEnv } from "../../env.ts";
import { listFoods } from "../document-store.ts";
import { contentError } from "../strapi.ts";
import { adviceAnswer, readAdviceRequest } from "./advice-answer.ts";

export const recommendations = new Hono<SandboxEnv>().post("/getReco", async (c) => {
  const body: unknown = await c.req.json().catch(() => undefined);
  const request = readAdviceRequest(body);
  if (typeof request === "string") return contentError(400, "ValidationError", request);
  const documents = await listFoods(c.get("db"), request.animal.kind);
  const products = documents.map(({ json }) => json);
  const every = c.req.query("list") === "true";
  const answer = adviceAnswer({ ...request, every }, { products, today: clock.date() });
  if (typeof answer === "string") {
    return c.json(
      { data: null, error: { status: 422, name: "UnprocessableEntityError", code: answer } },
      422,
    );
  }
  return c.json(answer);
});
