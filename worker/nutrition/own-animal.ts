import type { Animal } from "../../shared/animal/animal.ts";
import type { AppContext, AppRequest } from "../context.ts";
import { NotFound } from "../page/page.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";

/** @throws NotFound for an unknown or another customer's animal; UpstreamError in an outage */
export async function ownAnimal(c: AppContext, id: string): Promise<Animal> {
  return c.var.ecommerce.animal(animalId(c.req, id)).catch((error: unknown) => {
    throw error instanceof UpstreamError && error.refused ? new NotFound(c.req.path) : error;
  });
}

/** Parses the id from the URL. @throws NotFound if it is not a positive integer */
export function animalId(req: AppRequest, id: string): number {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new NotFound(req.path);
  return Number(id);
}
