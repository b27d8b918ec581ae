import type { AnimalKind } from "../animal/animal.ts";
import { translator } from "../text/translator.ts";
import type { Recommended } from "./advice.ts";
import { shortReasonTexts } from "./short-reasons.texts.ts";

const t = translator(shortReasonTexts);

/** Why a food was chosen. What moves the energy need explains the ration, not the choice, and is left out. */
export function shortReasons(reasons: Recommended["reasons"], kind: AnimalKind | null | undefined): string[] {
  const choosing = reasons.filter(({ code }) => !energyCodes.has(code));
  const told = choosing.length > 0 ? choosing : reasons;
  return [
    ...new Set(told.map(({ code, text }) => t.find(`${kind}.${code}`) ?? t.find(`both.${code}`) ?? text)),
  ];
}

const energyCodes: ReadonlySet<string> = new Set([
  "sterilized",
  "low-activity",
  "high-activity",
  "very-high-activity",
  "growth",
  "band-limit",
  "young-adult",
  "old-age",
  "target-weight",
]);
