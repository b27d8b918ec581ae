import type { Context } from "hono";
import type { RequestIdVariables } from "hono/request-id";
import type { Shell } from "../client/page-data.ts";
import type { ShopCountry } from "../shared/country/country.ts";
import type { RouteMatch } from "../shared/match-route.ts";
import type { Layout } from "../shared/routes.ts";
import type { ContentCache } from "./cache/content-cache.ts";
import type { Configuration, FeatureName } from "./env.ts";
import type { Log } from "./log.ts";
import type { Content, RedirectRule } from "./upstream/content/content.ts";
import type { Customer } from "./upstream/ecommerce/customer.ts";
import type { Ecommerce } from "./upstream/ecommerce/ecommerce.ts";
import type { Search } from "./upstream/search/search.ts";

/** Configuration with what was switched at run time. */
export interface Settings {
  features: ReadonlySet<FeatureName>;
  maintenance: readonly string[];
}

/** Who is asking, decided once a request. */
export interface Session {
  /** The access token's expiry is in the future (spec 4). */
  loggedIn: boolean;
  /** Access token; set when logged in. */
  token?: string;
  customerUri?: string;
  cartToken?: string;
  /** The API refused the token while this request was answered. */
  ended?: boolean;
  /** Loaded at most once a request; a failed fetch is the empty default customer (spec 8). */
  customer(): Promise<Customer>;
}

export interface Variables extends RequestIdVariables {
  secureHeadersNonce?: string;
  log: Log;
  configuration: Configuration;
  settings: Settings;
  cache: ContentCache;
  content: Content;
  search: Search;
  session: Session;
  /** Chosen by the visitor; undefined where none was. */
  chosenCountry: ShopCountry | undefined;
  /** The country to deliver to: what forms begin with, and what is said of delivery. */
  country: ShopCountry;
  /** With the customer's token where there is one. */
  ecommerce: Ecommerce;
  /** A crawler: complete HTML in order, no popup, no tracking, no cart. */
  bot: boolean;
  /** The visitor's browser said that it runs no scripts, or it is a crawler: pages come complete. */
  complete: boolean;
  /** The address asks for `{screen, props}` and not for a page. */
  payload: boolean;
  match: RouteMatch | undefined;
  /** What stands around a screen, of this visitor (middleware/shell.ts). */
  loadShell: (layout: Layout) => Promise<LoadedShell>;
  /** A notice is shown once a page. */
  noticeTaken?: boolean;
  /** Where a rule of the content system sends this path, or that it is gone; never rejects. */
  redirectRule: Promise<RedirectRule | null>;
}

export interface LoadedShell {
  shell: Shell;
  bodyClass: string;
}

export interface AppEnv {
  Bindings: Env;
  Variables: Variables;
}

export type AppContext = Context<AppEnv>;
