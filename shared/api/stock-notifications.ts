import * as z from "zod/mini";
import { api } from "./api.ts";
import type { Endpoint } from "./endpoint.ts";

export const stockNotification: Endpoint<FormData, null> = {
  method: "POST",
  path: api.stockNotifications,
  input: "form",
  output: z.null(),
};
