import { signInHref } from "../../shared/account/sign-in/sign-in.ts";
import { draftKey, guideResultHref } from "../../shared/guide/guide-href.ts";
import type { OfferedAnimal } from "../../shared/guide/offered-animal.ts";
import type { AppContext } from "../context.ts";
import { draftAnimal, readDraftAnimal } from "./draft-animal.ts";

/** Never rejects: in an outage the offer is shown unverified. */
export async function offeredAnimal(c: AppContext): Promise<OfferedAnimal | undefined> {
  const draft = draftAnimal(c);
  const { features } = c.var.settings;
  if (!draft || !features.has("animals") || !features.has("guide")) return undefined;
  if (Object.keys(draft.inputs).length === 0) return undefined;
  const read = await readDraftAnimal(c).catch((error: unknown) => {
    c.var.log.error("draft of an animal not verified", error);
    return undefined;
  });
  const { name } = draft.inputs;
  return {
    kind: draft.kind,
    name: read?.facts.name ?? (typeof name === "string" ? name.trim() : ""),
    isComplete: !read || read.missing.length === 0,
    signIn: c.var.session.loggedIn ? null : signInHref(guideResultHref(draftKey)),
  };
}
