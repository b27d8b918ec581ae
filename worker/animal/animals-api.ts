import { Hono } from "hono";
import type { UploadProblem } from "../../shared/animal/photo/photo-upload.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { accountOf, withinLimit } from "../forms/within-limit.ts";
import { setRetryAfter } from "../page/error/retry-after.ts";
import { originOf } from "../page/origin.ts";
import { imageService } from "../services/image-service.ts";
import { knownCustomer } from "../session/known-customer.ts";
import { redirectToSignIn } from "../session/redirect-to-sign-in.ts";
import { deadlines } from "../upstream/deadline.ts";
import { UploadFailed } from "../upstream/images/images.ts";
import { loggedSettingsProblem } from "./photo/upload-settings.ts";

/** Signs one upload. Only for customers: the signature lets its holder send a file to the host. */
export const animalsApi = new Hono<AppEnv>().get("/upload-authentication", async (c) => {
  const { configuration, deadline, session, settings } = c.var;
  c.header("Cache-Control", "no-store");
  if (!settings.features.has("animals")) return c.json({ message: "Not Found" }, 404);
  if (!session.loggedIn) return redirectToSignIn(c);
  // Checks the token with the API first: forged tokens would each get a rate limit counter of their own.
  await knownCustomer(session);
  if (!(await withinLimit(c, "UPLOAD_LIMIT", accountOf(session)))) {
    setRetryAfter(c);
    return refuse(c, "too-often", 429);
  }
  const problem = loggedSettingsProblem(c.var);
  if (problem) return refuse(c, problem, 503);
  deadline.restart(deadlines.upload);
  try {
    const images = imageService(c.env, configuration, originOf(c.req), deadline);
    return c.json(await images.authenticate());
  } catch (error) {
    if (!(error instanceof UploadFailed)) throw error;
    c.var.log.error("upload not authenticated", error);
    return refuse(c, error.problem, 503);
  }
});

const refuse = (c: AppContext, problem: UploadProblem, status: 429 | 503) => c.json({ problem }, status);
