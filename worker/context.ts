import type { Context } from "hono";
import type { RequestIdVariables } from "hono/request-id";
import type { Shell } from "../client/page-data.ts";
import type { Animal } from "../shared/animal/animal.ts";
import type { CartCoupon } from "../shared/cart/cart.ts";
import type { CheckoutOrder } from "../shared/checkout/checkout-order.ts";
import type { Consent } from "../shared/consent/consent.ts";
import type { ShopCountry } from "../shared/country/country.ts";
import type { ExperimentName } from "../shared/experiment/experiments.ts";
import type { FeatureName } from "../shared/features.ts";
import type { RouteMatch } from "../shared/match-route.ts";
import type { MeasuredPoint } from "../shared/measure/points.ts";
import type { OpenOrder } from "../shared/order/open-order.ts";
import type { Layout } from "../shared/routes.ts";
import type { CustomerSubscription } from "../shared/subscription/customer-subscription.ts";
import type { Frequency } from "../shared/subscription/subscription.ts";
import type { TrackedEvent } from "../shared/tracking/events.ts";
import type { PageTracking } from "../shared/tracking/page-tracking.ts";
import type { ContentCache } from "./cache/content-cache.ts";
import type { Configuration } from "./env.ts";
import type { Log } from "./log.ts";
import type { PublicList, RecallList } from "./public-lists.ts";
import type { Content, RedirectRule, unknownRule } from "./upstream/content/content.ts";
import type { Deadline } from "./upstream/deadline.ts";
import type { Customer } from "./upstream/ecommerce/customer.ts";
import type { Ecommerce } from "./upstream/ecommerce/ecommerce.ts";
import type { AnonymousMarketing } from "./upstream/marketing/marketing.ts";
import type { Search } from "./upstream/search/search.ts";

export interface Settings {
  features: ReadonlySet<FeatureName>;
  maintenance: readonly string[];
  /** Spec 4: on by default, can be switched off. */
  exitIntent: boolean;
  /** Two versions share the visitors. */
  canary: boolean;
}

export interface Session {
  /** The access token has not expired (spec 4). */
  loggedIn: boolean;
  token?: string;
  customerId?: string;
  cartToken?: string;
  /** As this request found it; null once it is settled. */
  openOrder?: OpenOrder | null;
  /** As this request left it; null once it is forgotten. */
  cartCoupon?: CartCoupon | null;
  /** Says that the cart has lost its coupon, for the notice of this answer. */
  lostCoupon?: string;
  ended?: boolean;
  /** The token has expired, and the API does not say whether the session goes on. */
  isUnknown?: boolean;
  /** Loaded at most once a request; the empty default customer where that fails (spec 8). */
  customer(): Promise<Customer>;
}

export interface Variables extends RequestIdVariables {
  secureHeadersNonce?: string;
  log: Log;
  /** Written down with the request's own point; nothing of crawlers. Of this version of the worker, unless another is named. */
  measure: (point: MeasuredPoint, version?: string) => void;
  configuration: Configuration;
  settings: Settings;
  /** For all calls of the request together. */
  deadline: Deadline;
  cache: ContentCache;
  content: Content;
  search: Search;
  /** Of subscriptions, in the order in which they are offered. */
  frequencies: PublicList<Frequency>;
  lotRecalls: RecallList;
  session: Session;
  consent: Consent;
  experimentVisitor?: ExperimentVisitor;
  marketing: AnonymousMarketing;
  chosenCountry: ShopCountry | undefined;
  /** Country of delivery: the visitor's choice, else France. */
  country: ShopCountry;
  ecommerce: Ecommerce;
  /** A crawler: complete HTML, no popup, no tracking, no cart. */
  bot: boolean;
  /** Wants complete pages without late parts: a browser without scripts, or a crawler. */
  complete: boolean;
  match: RouteMatch | undefined;
  loadShell: (layout: Layout) => Promise<LoadedShell>;
  asksConsent: (layout: Layout) => boolean;
  hidesOpenPayment: () => boolean;
  trackingOf: (page: TrackedPage) => Promise<PageTracking | undefined>;
  noticeTaken?: boolean;
  /** Something happens at the visit that this prefetch is for. */
  awaitsVisit?: boolean;
  /** The customer's own. */
  orderRead?: { token: string; order: Promise<CheckoutOrder> };
  subscriptionsRead?: Promise<CustomerSubscription[]>;
  animalsRead?: Promise<Animal[]>;
  /** Never rejects. */
  redirectRule: Promise<RedirectRule | typeof unknownRule | null>;
}

/** Of a visitor who allows it: a random id, and the segments that were drawn for it. */
export interface ExperimentVisitor {
  id: string;
  /** No cookie holds the id yet. */
  isNew: boolean;
  segments: Map<ExperimentName, string>;
}

export interface TrackedPage {
  screen: string;
  head: { title: string };
  status?: number;
  /** Besides its page view. */
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
