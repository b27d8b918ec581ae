import type { Animal } from "../../shared/animal/animal.ts";
import type { AppContext } from "../context.ts";
import { inTurn } from "../forms/in-turn.ts";
import { addOnce } from "./animal-writes.ts";
import { clearDraftAnimal, draftAnimal, readDraftAnimal } from "./draft-animal.ts";

/** Adds the visitor's animal to the account that was just opened. Never rejects: a draft that stays is offered. */
export async function attachDraft(c: AppContext): Promise<Animal | undefined> {
  const { features } = c.var.settings;
  if (!draftAnimal(c) || !features.has("animals") || !features.has("guide")) return undefined;
  try {
    const draft = await readDraftAnimal(c);
    if (!draft || draft.missing.length > 0 || !draft.facts.name) return undefined;
    const { facts } = draft;
    const unsure = (cause?: unknown) => new Error("unknown whether the animal was added", { cause });
    const { animal } = await inTurn(
      c,
      `new animal ${c.var.session.customerId}`,
      () => addOnce(c.var.ecommerce, facts, unsure),
      unsure,
    );
    clearDraftAnimal(c);
    return animal;
  } catch (error) {
    c.var.log.error("animal of the guide not added", error);
    return undefined;
  }
}
