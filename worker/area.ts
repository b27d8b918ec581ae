import { Hono } from "hono";
import type { RouteMatch } from "../shared/match-route.ts";
import type { RouteKey, RouteParams } from "../shared/routes.ts";
import type { AppContext, AppEnv } from "./context.ts";
import type { Page } from "./page/page.ts";

/** Areas do not import each other (docs/decisions/026-areas.md). */
export interface Area {
  screens?: { readonly [K in RouteKey]?: Screen<K> };
  api?: Readonly<Record<string, Hono<AppEnv>>>;
}

export interface Screen<K extends RouteKey = RouteKey> {
  load(c: AppContext, params: RouteParams<K>, match: RouteMatch): Promise<Page | Response>;
  action?: Action<K>;
}

export interface Action<K extends RouteKey = RouteKey> {
  /** Bytes. */
  bodyLimit: number;
  /** The next page (303), or this one with errors beside its fields. */
  act(c: AppContext, params: RouteParams<K>, match: RouteMatch): Promise<Page | Response>;
  /** Saves the draft when a guard redirects the post to the login. */
  onGuardRedirect?(c: AppContext, params: RouteParams<K>): Promise<void>;
}

export type FindScreen = (key: RouteKey) => Screen | undefined;

/** @throws Error where two areas have the same screen */
export function screensOf(areas: readonly Area[]): FindScreen {
  const screens = new Map<string, Screen>();
  for (const [key, screen] of areas.flatMap((area) => Object.entries(area.screens ?? {}))) {
    if (screens.has(key)) throw new Error(`two areas have the screen ${key}`);
    screens.set(key, screen);
  }
  return (key) => screens.get(key);
}

export function apiOf(areas: readonly Area[]): Hono<AppEnv> {
  const api = new Hono<AppEnv>();
  for (const [name, calls] of areas.flatMap((area) => Object.entries(area.api ?? {}))) {
    api.route(`/${name}`, calls);
  }
  return api.all("*", (c) => c.json({ message: "Not Found" }, 404));
}
