import * as z from "zod/mini";
import { type AnimalKind, animalKinds } from "../../../../shared/animal/animal.ts";
import type { AnimalChoice } from "../../../../shared/animal/animal-lists.ts";
import { cut } from "../../../../shared/text/text.ts";
import { listOf, tolerantMembers } from "../../lists.ts";
import { filledText, kilograms, orDefault, recordOrNone } from "../fields.ts";
import { reference } from "../references.ts";

const weights = z.object({ low: kilograms, high: kilograms });
const longestLabel = 80;
const longestDescription = 200;

const choiceSchema = z.pipe(
  z.object({
    "@id": z.nullish(z.string()),
    label: z.string().check(z.trim(), z.minLength(1)),
    ...tolerantMembers({
      code: reference,
      id: reference,
      position: orDefault(z.number(), null),
      description: filledText,
      type: reference,
      allergy: orDefault(z.boolean(), false),
      adultWeight: recordOrNone(weights),
    }),
  }),
  z.transform(({ "@id": named, id, code, description, type, allergy, ...choice }, { issues }) => {
    const ref = z.parse(reference, { "@id": named }) ?? id ?? code;
    if (ref === null) issues.push({ code: "custom", message: "names nothing", input: choice });
    const kind = type === null ? null : kinds.get(type);
    if (kind === undefined)
      issues.push({ code: "custom", message: "for animals of another kind", input: choice });
    return {
      ...choice,
      label: cut(choice.label, longestLabel),
      ref: ref ?? "",
      code: code ?? ref ?? "",
      description: description && cut(description, longestDescription),
      kind: kind ?? null,
      isAllergy: allergy,
    };
  }),
);

const kinds = new Map<string, AnimalKind>(Object.entries(animalKinds));

export const animalListSchema: z.ZodMiniType<AnimalChoice[]> = z.pipe(
  listOf("animal choice", choiceSchema),
  z.transform((members): AnimalChoice[] => {
    const ordered = members.toSorted((one, other) => placeOf(one) - placeOf(other));
    const byRef = new Map(ordered.toReversed().map(({ position: _, ...choice }) => [choice.ref, choice]));
    return ordered.flatMap(({ ref }) => {
      const choice = byRef.get(ref);
      byRef.delete(ref);
      return choice ?? [];
    });
  }),
);

const placeOf = ({ position }: { position: number | null }) => position ?? Number.MAX_SAFE_INTEGER;
