import * as z from "zod/mini";
import { buildIn } from "../release/built.ts";

const health = z.object({ build: z.string() });

/** Several shops may run on a machine, and the usual port belongs to any of them. @throws unless it is this folder's */
export async function insistOnOwnShop(shop: string, folder = "dist"): Promise<void> {
  const answer = await fetch(new URL("/health", shop));
  const { data } = health.safeParse(await answer.json().catch(() => undefined));
  const meant = `Name the one that you mean: --shop ${shop}`;
  if (!data) throw new Error(`What answers at ${shop} is no shop. ${meant}`);
  const own = ownBuild(folder);
  if (data.build === own) return;
  throw new Error(
    `Another shop answers at ${shop}: its build is ${data.build}, that of this folder ${own ?? "not there"}. ${meant}`,
  );
}

function ownBuild(folder: string): string | undefined {
  try {
    return buildIn(folder);
  } catch {
    return undefined;
  }
}
