import type { Area } from "../area.ts";
import { newsletterApi } from "./newsletter-api.ts";

export const newsletter: Area = {
  api: { newsletter: newsletterApi },
};
