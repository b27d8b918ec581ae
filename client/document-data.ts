import type { OpenOrder } from "../shared/order/open-order.ts";
import type { PageTracking } from "../shared/tracking/page-tracking.ts";
import type { Shell } from "./page-data.ts";

/** What the scripts of a document need to know of it; it stands in the document as JSON. */
export interface DocumentData {
  build: string;
  loggedIn: boolean;
  /** Absent where the visitor granted nothing. */
  tracking?: PageTracking | undefined;
  openOrder?: OpenOrder | undefined;
  popups: PopupData;
}

export interface PopupData extends Pick<Shell, "countryWall" | "languageWall" | "exitIntent"> {
  parts: Pick<Shell["parts"], "newsletter">;
}

/** Id of the element that holds it. */
export const documentDataId = "page-data";
