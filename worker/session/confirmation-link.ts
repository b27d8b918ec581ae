import type { AppContext } from "../context.ts";

const tokenName = "jeton";

export function confirmationToken(c: AppContext): string | undefined {
  const token = c.req.query(tokenName);
  return token && token.length <= 200 ? token : undefined;
}
