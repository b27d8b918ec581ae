import { Hono, type MiddlewareHandler } from "hono";
import type { RouteMatch } from "../shared/match-route.ts";
import { type RouteKey, type RouteParams, routeTable } from "../shared/routes.ts";
import type { AppContext, AppEnv } from "./context.ts";
import type { Page } from "./page/page.ts";

/** Areas do not import each other (docs/decisions/026-areas.md). */
export interface Area {
  screens?: { readonly [K in RouteKey]?: Screen<K> };
  api?: Readonly<Record<string, Hono<AppEnv>>>;
  webhooks?: Readonly<Record<string, Hono<AppEnv>>>;
  middleware?: readonly MiddlewareHandler<AppEnv>[];
}

export interface Screen<K extends RouteKey = RouteKey> {
  load(c: AppContext, params: RouteParams<K>, match: RouteMatch): Promise<Page | Response>;
  action?: Action<K>;
}

export interface Action<K extends RouteKey = RouteKey> {
  act(c: AppContext, params: RouteParams<K>, match: RouteMatch): Promise<Page | Response>;
  /** Saves the draft when a guard redirects the post to the login. */
  onGuardRedirect?(c: AppContext, params: RouteParams<K>): Promise<void>;
}

export type FindScreen = (key: RouteKey) => Screen;

/** @throws Error if two areas define the same screen, or none defines the screen of a route */
export function screensOf(areas: readonly Area[]): FindScreen {
  const screens = new Map<string, Screen>();
  for (const [key, screen] of areas.flatMap((area) => Object.entries(area.screens ?? {}))) {
    if (screens.has(key)) throw new Error(`two areas have the screen ${key}`);
    screens.set(key, screen);
  }
  for (const key of Object.keys(routeTable)) {
    if (!screens.has(key)) throw new Error(`no area has the screen ${key}: name its loader in an area.ts`);
  }
  return (key) => screens.get(key) as Screen;
}

export const apiOf = (areas: readonly Area[]): Hono<AppEnv> =>
  routed(areas.map(({ api }) => api)).all("*", (c) => c.json({ message: "Not Found" }, 404));

export const webhooksOf = (areas: readonly Area[]): Hono<AppEnv> =>
  routed(areas.map(({ webhooks }) => webhooks));

export const middlewareOf = (areas: readonly Area[]) => areas.flatMap(({ middleware = [] }) => middleware);

function routed(tables: readonly Area["api"][]): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  for (const [name, calls] of tables.flatMap((table) => Object.entries(table ?? {}))) {
    app.route(`/${name}`, calls);
  }
  return app;
}
