import type { AnimalKind } from "../animal/animal.ts";
import { href } from "../routes.ts";

/** Names the kind in an address that answers the first question. */
export const startQuery = "pour";

const starts = { dog: "chien", cat: "chat" } as const satisfies Record<AnimalKind, string>;

export const guideStartHref = (kind: AnimalKind): string =>
  `${href("guide-croquettes-nouveau")}?${startQuery}=${starts[kind]}`;

/** The page on which a visitor tells three things about an animal, so that the shop shows its rations. */
export const describeHref = (kind: AnimalKind): string =>
  `${href("votre-animal")}?${startQuery}=${starts[kind]}`;

export const startedKind = (value: string | null | undefined): AnimalKind | undefined =>
  (["dog", "cat"] as const).find((kind) => starts[kind] === value);

/** Undefined for any other address. */
export const kindOfStart = (address: string): AnimalKind | undefined =>
  (["dog", "cat"] as const).find((kind) => guideStartHref(kind) === address);
