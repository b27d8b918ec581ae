import type { OpenOrder } from "../shared/order/open-order.ts";
import type { PageTracking } from "../shared/tracking/page-tracking.ts";
import type { Shell } from "./page-data.ts";
import type { ScreenName } from "./screens/screens.ts";

/** Data of a page that its scripts read; the worker writes it into the HTML as JSON. */
export interface DocumentData {
  build: string;
  screen: ScreenName;
  loggedIn: boolean;
  /** Absent where the visitor granted nothing. */
  tracking?: PageTracking | undefined;
  openOrder?: OpenOrder | undefined;
  popups: PopupData;
}

export interface PopupData extends Pick<Shell, "countryWall" | "languageWall" | "exitIntent"> {
  parts: Pick<Shell["parts"], "newsletter">;
}

/** Id of the element with that JSON. */
export const documentDataId = "page-data";

export const readDocumentData = (page: Document): DocumentData =>
  JSON.parse(page.getElementById(documentDataId)?.textContent ?? "");
