import { type RouteDefinition, routeTable } from "../../shared/routes.ts";
import type { AppContext } from "../context.ts";

/** Its answer stands, as for an anonymous visitor, where the API refuses the token during the request. */
export function needsNoAccount(c: AppContext): boolean {
  const match = c.get("match");
  const route: RouteDefinition | undefined = match && routeTable[match.route.key];
  return route?.withoutAccount === true;
}
