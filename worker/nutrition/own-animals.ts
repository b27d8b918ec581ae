import type { Animal } from "../../shared/animal/animal.ts";
import type { AppContext } from "../context.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";

export function ownAnimalsOnce(c: AppContext): Promise<Animal[]> {
  const known = c.get("animalsRead");
  if (known) return known;
  const animals = c.var.ecommerce.animals();
  c.set("animalsRead", animals);
  return animals;
}

/** Empty for visitors, without the feature, and in an outage, which is logged. */
export async function ownAnimalsAtHand(c: AppContext): Promise<Animal[]> {
  const { session, settings, log } = c.var;
  if (!session.loggedIn || !settings.features.has("animals")) return [];
  return ownAnimalsOnce(c).catch((error: unknown) => {
    if (!(error instanceof UpstreamError) || error.status === 401) throw error;
    log.error("animals not known", error);
    return [];
  });
}
