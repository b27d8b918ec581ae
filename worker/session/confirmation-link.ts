import type { AppRequest } from "../context.ts";

const tokenName = "jeton";

export function confirmationToken(req: AppRequest): string | undefined {
  const token = req.query(tokenName);
  return token && token.length <= 200 ? token : undefined;
}
