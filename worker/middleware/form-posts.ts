import { createMiddleware } from "hono/factory";
import type { FindScreen } from "../area.ts";
import type { AppEnv } from "../context.ts";
import { sameOrigin } from "./same-origin.ts";

export const formPosts = (screenOf: FindScreen) =>
  createMiddleware<AppEnv>(async function formPosts(c, next) {
    const { match } = c.var;
    const isForm = c.req.method === "POST" && match && screenOf(match.route.key).action;
    return isForm ? sameOrigin(c, next) : next();
  });
