import { Hono } from "hono";
import { weightInputs } from "../../../shared/animal/weight/weight-form.ts";
import type { WeightChangeAnswer } from "../../../shared/api/animal-weight.ts";
import type { AppContext, AppEnv } from "../../context.ts";
import { ownAnimal } from "../../nutrition/own-animal.ts";
import { NotFound } from "../../page/page.ts";
import { ownSubscriptionsOnce } from "../../purchase/subscription/own-subscriptions.ts";
import { redirectToSignIn } from "../../session/redirect-to-sign-in.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { requestedWeight } from "./requested-weight.ts";
import { weightChangeOf } from "./weight-change.ts";

export const weightApi = new Hono<AppEnv>().get("/:animal/weight", async (c) => {
  c.header("Cache-Control", "no-store");
  if (!c.var.settings.features.has("animals")) return notFound(c);
  if (!c.var.session.loggedIn) return redirectToSignIn(c);
  try {
    const animal = await ownAnimal(c, c.req.param("animal"));
    const requested = await requestedWeight(animal, c.req.query(weightInputs.weight));
    if (!requested) return notFound(c);
    return c.json<WeightChangeAnswer>(
      "error" in requested
        ? { error: requested.error }
        : { change: await weightChangeOf(c.var, animal, requested.weight, ownSubscriptionsOnce(c)) },
    );
  } catch (error) {
    if (error instanceof NotFound) return notFound(c);
    if (!(error instanceof UpstreamError) || error.status === 401) throw error;
    c.var.log.error("ration before and after not calculated", error);
    return c.json({ message: "Service Unavailable" }, 503);
  }
});

const notFound = (c: AppContext) => c.json({ message: "Not Found" }, 404);
