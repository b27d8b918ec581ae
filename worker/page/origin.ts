import type { AppRequest } from "../context.ts";

export const originOf = (req: AppRequest): string => new URL(req.url).origin;
