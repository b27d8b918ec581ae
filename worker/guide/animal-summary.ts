import { ageText } from "../../shared/animal/age-text.ts";
import type { AnimalFacts } from "../../shared/animal/animal.ts";
import { type AnimalLists, codeOf, labelOf, labelsOf } from "../../shared/animal/animal-lists.ts";
import { resultTexts } from "../../shared/guide/result.texts.ts";
import { capitalised } from "../../shared/text/capitalised.ts";
import { formatNumber } from "../../shared/text/format-number.ts";
import { translator } from "../../shared/text/translator.ts";

const t = translator(resultTexts);

export function animalSummary(animal: AnimalFacts, lists: AnimalLists | null, today: Date): string {
  const { kind, gender, birthday, weight, sterilized, condition, activity, feature, allergies, feeds } =
    animal;
  const { breeds = [], conditions = [], activities = [], features = [], brands = [] } = lists ?? {};
  const told = (key: "condition" | "activity", value: string | null) =>
    value ? t(`facts.${key}`, { value: value.toLowerCase() }) : "";
  const isHealthy = codeOf(features, feature) === "none";
  const brand = codeOf(brands, animal.kibbleBrand) === "unknown" ? null : labelOf(brands, animal.kibbleBrand);
  const eaten = (lists?.feeds ?? []).flatMap(({ ref, code, label }) => {
    if (!feeds.includes(ref)) return [];
    return code === "kibble" && brand ? `${label.toLowerCase()} ${brand}` : label.toLowerCase();
  });
  const facts = [
    t("facts.kind", { kind, gender }),
    labelOf(breeds, animal.breed)?.toLowerCase(),
    ageText(birthday, today),
    weight === null ? "" : t("facts.weight", { weight: formatNumber(weight) }),
    sterilized === null ? "" : t(sterilized ? "facts.sterilized" : "facts.unsterilized", { gender }),
    told("condition", conditions.find(({ code }) => code === String(condition))?.label ?? null),
    told("activity", labelOf(activities, activity)),
    ...labelsOf(features, [isHealthy ? null : feature, ...allergies]).map((label) => label.toLowerCase()),
  ].filter(Boolean);
  const eats = eaten.length > 0 ? ` ${t("facts.feeds", { value: eaten.join(", ") })}` : "";
  return `${capitalised(facts.join(", "))}.${eats}`;
}
