import type { Context } from "hono";
import type { RequestIdVariables } from "hono/request-id";
import type { Shell } from "../client/layouts/shell.ts";
import type { Animal } from "../shared/animal/animal.ts";
import type { AnimalLists } from "../shared/animal/animal-lists.ts";
import type { CartCoupon } from "../shared/cart/cart.ts";
import type { CheckoutOrder } from "../shared/checkout/checkout-order.ts";
import type { Consent } from "../shared/consent/consent.ts";
import type { ShopCountry } from "../shared/country/country.ts";
import type { ExperimentName } from "../shared/experiment/experiments.ts";
import type { FeatureName } from "../shared/features.ts";
import type { Frequency } from "../shared/frequency/frequency.ts";
import type { RouteMatch } from "../shared/match-route.ts";
import type { MeasuredPoint } from "../shared/measure/points.ts";
import type { OpenOrder } from "../shared/order/open-order.ts";
import type { Layout } from "../shared/routes.ts";
import type { CustomerSubscription } from "../shared/subscription/customer-subscription.ts";
import type { TrackedEvent } from "../shared/tracking/events.ts";
import type { PageTracking } from "../shared/tracking/page-tracking.ts";
import type { ContentCache } from "./cache/content-cache.ts";
import type { Configuration } from "./env.ts";
import type { Log } from "./log.ts";
import type { PublicList, RecallList } from "./public-lists.ts";
import type { Content } from "./upstream/content/content.ts";
import type { RedirectRule, unknownRule } from "./upstream/content/redirect-rules.ts";
import type { Deadline } from "./upstream/deadline.ts";
import type { Customer } from "./upstream/ecommerce/customer/customer.ts";
import type { Ecommerce } from "./upstream/ecommerce/ecommerce.ts";
import type { AnonymousMarketing } from "./upstream/marketing/marketing.ts";
import type { Search } from "./upstream/search/search.ts";

export interface Settings {
  features: ReadonlySet<FeatureName>;
  maintenance: readonly string[];
  exitIntent: boolean;
  canary: boolean;
}

export interface Session {
  loggedIn: boolean;
  token?: string;
  customerId?: string;
  cartToken?: string;
  openOrder?: OpenOrder | null;
  cartCoupon?: CartCoupon | null;
  lostCoupon?: string;
  ended?: boolean;
  /** The token has expired and the API could not be asked whether the session continues. */
  isUnknown?: boolean;
  /** Loaded at most once per request; the empty default customer if loading fails. */
  customer(): Promise<Customer>;
}

export interface Variables extends RequestIdVariables {
  secureHeadersNonce?: string;
  log: Log;
  measure: (point: MeasuredPoint, version?: string) => void;
  configuration: Configuration;
  settings: Settings;
  deadline: Deadline;
  cache: ContentCache;
  content: Content;
  /** The visitor reads drafts of the content system. */
  isPreview: boolean;
  search: Search;
  frequencies: PublicList<Frequency>;
  lotRecalls: RecallList;
  /** Rejects if a list cannot be read. */
  animalLists: () => Promise<AnimalLists>;
  session: Session;
  consent: Consent;
  experimentVisitor?: ExperimentVisitor;
  marketing: AnonymousMarketing;
  chosenCountry: ShopCountry | undefined;
  /** Country of delivery: chosen, else of the last known address, else France. */
  country: ShopCountry;
  ecommerce: Ecommerce;
  bot: boolean;
  /** No late parts may be streamed: the visitor is a crawler or a browser without scripts. */
  complete: boolean;
  match: RouteMatch | undefined;
  loadShell: (layout: Layout) => Promise<LoadedShell>;
  asksConsent: (layout: Layout) => boolean;
  hidesOpenPayment: () => boolean;
  trackingOf: (page: TrackedPage) => Promise<PageTracking | undefined>;
  noticeTaken?: "error" | "success" | "info";
  /** The visit has a side effect, such as a notice shown once, so a prefetch must not be answered. */
  awaitsVisit?: boolean;
  orderRead?: { token: string; order: Promise<CheckoutOrder> };
  subscriptionsRead?: Promise<CustomerSubscription[]>;
  animalsRead?: Promise<Animal[]>;
  redirectRule: Promise<RedirectRule | typeof unknownRule | null>;
}

export interface ExperimentVisitor {
  id: string;
  isNew: boolean;
  segments: Map<ExperimentName, string>;
}

export interface TrackedPage {
  screen: string;
  head: { title: string };
  status?: number;
  events?: readonly TrackedEvent[];
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

/** `c.req`, for code that only reads what was requested. */
export type AppRequest = AppContext["req"];

/**
 * Part of the context for code below the border: `c.var` provides it. Take `c.var` once before a loop, because it copies
 * every variable on each access.
 */
export type Services<Name extends keyof Variables> = Pick<Variables, Name>;
