import type { OpenOrder } from "../shared/order/open-order.ts";
import type { PageTracking } from "../shared/tracking/page-tracking.ts";
import type { Shell } from "./page-data.ts";
import type { ScreenName } from "./screens/screens.ts";

export interface DocumentData {
  build: string;
  screen: ScreenName;
  loggedIn: boolean;
  tracking?: PageTracking | undefined;
  openOrder?: OpenOrder | undefined;
  popups: PopupData;
  answersPost?: true | undefined;
}

export type PopupData = Pick<Shell, "countryWall" | "languageWall" | "exitIntent" | "newsletter">;

export const documentDataId = "page-data";

export const readDocumentData = (page: Document): DocumentData =>
  JSON.parse(page.getElementById(documentDataId)?.textContent ?? "");
