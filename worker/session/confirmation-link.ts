import type { AppContext } from "../context.ts";

const tokenName = "jeton";

/** Token of a mail that confirms an address; undefined without one. Following the link uses nothing up. */
export function confirmationToken(c: AppContext): string | undefined {
  const token = c.req.query(tokenName);
  return token && token.length <= 200 ? token : undefined;
}
