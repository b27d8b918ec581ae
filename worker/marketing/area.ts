import type { Area } from "../area.ts";
import { marketingApi } from "./marketing-api.ts";

export const marketing: Area = {
  api: { marketing: marketingApi },
};
