import type { AnimalFacts } from "../animal/animal.ts";
import { type AnimalChoice, type AnimalLists, codeOf } from "../animal/animal-lists.ts";
import { ownBrand } from "../identity.ts";
import { shareOfTreats } from "../nutrition/share-of-treats.ts";
import { formatNumber } from "../text/format-number.ts";
import { translator } from "../text/translator.ts";
import { dietNoteTexts } from "./diet-notes.texts.ts";
import type { AdvisedFood, ShownAdvice } from "./shown-advice.ts";

const t = translator(dietNoteTexts);

type Diet = Pick<AnimalFacts, "gender" | "feature" | "feeds" | "kibbleBrand" | "onlyThisBrand">;

export function dietNotes(
  { gender, feature, feeds, kibbleBrand, onlyThisBrand }: Diet,
  lists: Pick<AnimalLists, "feeds" | "brands" | "features">,
  { energy, foods, answered }: Pick<ShownAdvice, "energy" | "answered"> & { foods: readonly AdvisedFood[] },
): string[] {
  const eaten = lists.feeds.filter(({ ref }) => feeds.includes(ref));
  const labels = (codes: readonly string[]) => listed(eaten.filter(({ code }) => codes.includes(code)));
  const eats = (code: string) => eaten.some((one) => one.code === code);
  const brand = kibbleBrand === null ? undefined : lists.brands.find(({ ref }) => ref === kibbleBrand);
  const isOther = brand !== undefined && brand.code !== ownBrand;
  const [best] = foods;
  const need = formatNumber(energy.need);
  const notes: string[] = [];
  if (onlyThisBrand && brand) {
    notes.push(
      isOther ? t("onlyOther", { gender, brand: brandName(brand), need }) : t("onlyOurs", { gender }),
    );
  } else if (isOther && brand.code !== "unknown" && eats("kibble") && !labels(unlikeKibble)) {
    notes.push(t("otherBrand", { gender, brand: brandName(brand) }));
  }
  if (labels(unlikeKibble)) notes.push(t("newDiet", { feeds: labels(unlikeKibble) }));
  if (best && labels(besideKibble)) {
    const grams = formatNumber(Math.round(10_000 / best.energyPer100g));
    notes.push(t("otherFeeds", { feeds: labels(besideKibble), grams, food: best.name }));
  }
  if (eats("treats")) {
    const kcal = formatNumber(Math.round(energy.need * shareOfTreats));
    notes.push(t("treats", { kcal, rations: foods.map(withTreats).join(", ") }));
  }
  const complaint = codeOf(lists.features, feature) ?? "";
  if (foods.length > 0 && !answered) notes.push(...[t.find(`unanswered.${complaint}`) ?? []].flat());
  return notes;
}

const unlikeKibble = ["raw", "home-made"] as const;
const besideKibble = ["wet-food", "home-made", "raw"] as const;

const listed = (choices: readonly AnimalChoice[]) =>
  choices.map(({ label }, place) => (place === 0 ? label : label.toLowerCase())).join(", ");

const brandName = ({ code, label }: AnimalChoice) =>
  code === "other" || code === "unknown" ? t(`brand.${code}`) : label;

const withTreats = ({ ration, name }: AdvisedFood) =>
  t("ration", { ration, less: Math.round(ration * (1 - shareOfTreats)), food: name });

export function changesOfDiet(
  { feeds, kibbleBrand }: Pick<Diet, "feeds" | "kibbleBrand">,
  lists: Pick<AnimalLists, "feeds" | "brands"> | null,
): { isUnlikeKibble: boolean; isOtherBrand: boolean } {
  const codes = feeds.map((one) => codeOf(lists?.feeds, one));
  const brand = codeOf(lists?.brands, kibbleBrand);
  return {
    isUnlikeKibble: unlikeKibble.some((code) => codes.includes(code)),
    isOtherBrand: brand !== null && brand !== ownBrand && brand !== "unknown",
  };
}
