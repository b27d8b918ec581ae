import { Hono } from "hono";
import type { RouteMatch } from "../shared/match-route.ts";
import type { RouteKey, RouteParams } from "../shared/routes.ts";
import type { AppContext, AppEnv } from "./context.ts";
import type { Page } from "./page/page.ts";

/** A part of the shop: its screens and its calls. Areas do not import each other (docs/decisions/026-areas.md). */
export interface Area {
  screens?: { readonly [K in RouteKey]?: Screen<K> };
  /** Calls of the browser, by the part of the address behind `/api/`. */
  api?: Readonly<Record<string, Hono<AppEnv>>>;
}

/** The server half of a screen; one that no area has answers 404. */
export interface Screen<K extends RouteKey = RouteKey> {
  load(c: AppContext, params: RouteParams<K>, match: RouteMatch): Promise<Page | Response>;
  action?: Action<K>;
}

/** What the form of a screen does when it is posted to the screen's own address. */
export interface Action<K extends RouteKey = RouteKey> {
  /** Bytes that are read of a body at most: a file as large as the shop takes, and what stands around it. */
  bodyLimit: number;
  /** Answers the next page (303), or this one with what is wrong beside its fields. */
  act(c: AppContext, params: RouteParams<K>, match: RouteMatch): Promise<Page | Response>;
  /** What is kept of a form that a guard turned away: its sender has to sign in again. */
  turnedAway?(c: AppContext, params: RouteParams<K>): Promise<void>;
}

/** The parameters that `matchRoute` found are the screen's: its own pattern matched them. */
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

/** The calls of all areas. */
export function apiOf(areas: readonly Area[]): Hono<AppEnv> {
  const api = new Hono<AppEnv>();
  for (const [name, calls] of areas.flatMap((area) => Object.entries(area.api ?? {}))) {
    api.route(`/${name}`, calls);
  }
  return api.all("*", (c) => c.json({ message: "Not Found" }, 404));
}
