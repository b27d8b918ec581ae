import type { OpenOrder } from "../../shared/order/open-order.ts";
import type { PopupData } from "../../shared/popup/popup-data.ts";
import type { PageTracking } from "../../shared/tracking/page-tracking.ts";

export interface DocumentData {
  build: string;
  screen: string;
  tracking?: PageTracking | undefined;
  openOrder?: OpenOrder | undefined;
  hasGuide?: boolean | undefined;
  popups: PopupData;
  answersPost?: true | undefined;
}

export const documentDataId = "page-data";

export const readDocumentData = (page: Document): DocumentData =>
  JSON.parse(page.getElementById(documentDataId)?.textContent ?? "");
