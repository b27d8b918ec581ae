import type { Purpose } from "../consent/consent.ts";
import type { EventName, TrackedEvent } from "./events.ts";

/** What a page sends; absent from a page whose visitor granted nothing. */
export interface PageTracking {
  granted: readonly Purpose[];
  /** Purposes with hosts of their own, which the document's policy has to name; absent without any. */
  policy?: string | undefined;
  /** The page's own, its page view first. */
  events: readonly TrackedEvent[];
  /** Names of the events that are sent (spec 8); all where it is absent. */
  enabled?: readonly EventName[] | undefined;
  common: CommonFields;
  /** Only if granted. */
  marketing?: MarketingSettings | undefined;
  /** Only if granted. */
  tags?: TagSettings | undefined;
}

/** Of every event (spec 3, tracking event). */
export interface CommonFields {
  environment: string;
  entity: "store";
  country: string;
  store: string;
  connection: "Connected" | "Non-connected";
  /** Undefined: unknown. */
  client?: "Guest" | "New client" | "Old client";
  subscriber?: "yes" | "no";
  /** Of a customer, where marketing is granted; hashed by the e-commerce API. */
  emailHashed?: string | undefined;
  /** Parameters of the page's address that begin with utm_ and have a value. */
  utm: Record<string, string>;
  /** Spec 7: only those whose difference the visitor may see. */
  abtests: readonly AbTest[];
}

export interface AbTest {
  name: string;
  segment: string;
}

export interface MarketingSettings {
  /** The service's address, for the browser. */
  url: string;
  /** With the locale behind it (spec 7). */
  appName: string;
  locale: string;
}

export interface TagSettings {
  /** GTM- or G- (spec 5). */
  id: string;
  /** Where its script comes from: the container's host, or the proxy. */
  url: string;
  /** Of the page, where it is published; any other may say something about the visitor. */
  title?: string | undefined;
  /** Google's, of the advertisement that led here: parameters of the page's address. */
  clickIds?: Record<string, string> | undefined;
}
