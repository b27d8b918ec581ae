import { createMiddleware } from "hono/factory";
import { featureNames, featuresHeader, featuresPath } from "../../shared/features.ts";
import { href } from "../../shared/routes.ts";
import type { AppContext, AppEnv, AppRequest } from "../context.ts";
import { readPosted } from "../forms/posted.ts";
import { forgetSettings, readSettings, switchFeatures } from "./settings.ts";

export const sandboxPages = createMiddleware<AppEnv>(async function sandboxPages(c, next) {
  if (!c.env.SANDBOX) return c.text("Not Found", 404);
  if (!isStandIn(c.req)) return next();
  if (c.req.method === "POST" && c.req.path === featuresPath) return takeFeatures(c);
  const request = new Request(c.req.raw);
  if (c.req.path === "/_sandbox/") {
    const { features } = await readSettings(c.env.SETTINGS, c.var.configuration, c.var.log);
    request.headers.set(featuresHeader, [...features].join());
  }
  const answer = await c.env.SANDBOX.fetch(request);
  return new Response(answer.body, answer);
});

async function takeFeatures(c: AppContext): Promise<Response> {
  const chosen = (await readPosted(c)).data.getAll("feature");
  await switchFeatures(
    c.env.SETTINGS,
    featureNames.filter((name) => chosen.includes(name)),
  );
  forgetSettings();
  return c.redirect("/_sandbox/#features", 303);
}

export const isStandIn = ({ path }: AppRequest): boolean =>
  path.startsWith("/_sandbox/") && !ownScreens.some((own) => own === path || own === `${path}/`);

const ownScreens = [href("composants"), href("blocs")];
