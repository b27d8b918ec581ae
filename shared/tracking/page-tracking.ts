import type { Receiver } from "../consent/consent.ts";
import type { EventName, TrackedEvent } from "./events.ts";

export interface PageTracking {
  /** Receivers with consent when the page was rendered. */
  granted: readonly Receiver[];
  policy?: string | undefined;
  events: readonly TrackedEvent[];
  enabled?: readonly EventName[] | undefined;
  common: CommonFields;
  marketing?: MarketingSettings | undefined;
  tags?: TagSettings | undefined;
}

export interface CommonFields {
  environment: string;
  entity: "store";
  country: string;
  store: string;
  connection: "Connected" | "Non-connected";
  client?: "Guest" | "New client" | "Old client";
  subscriber?: "yes" | "no";
  /** Only with consent to marketing; hashed by the e-commerce API. */
  emailHashed?: string | undefined;
  utm: Record<string, string>;
  abtests: readonly AbTest[];
}

export interface AbTest {
  name: string;
  segment: string;
}

export interface MarketingSettings {
  url: string;
  appName: string;
  locale: string;
}

export interface TagSettings {
  id: string;
  url: string;
  /** Set for published pages only; another title may reveal something about the visitor. */
  title?: string | undefined;
  clickIds?: Record<string, string> | undefined;
}
