import type { Area } from "../area.ts";
import { popupApi } from "./popup-api.ts";

export const popup: Area = {
  api: { popup: popupApi },
};
