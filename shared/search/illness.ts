import { wordsOf } from "../text/words.ts";

/** Beginnings of words without accents, with their usual misspellings. Foods such as liver and heart are left out. */
const beginnings = [
  "renal",
  "nephr",
  "nefr",
  "diabet",
  "cardia",
  "cardio",
  "hepat",
  "pancrea",
  "urina",
  "urolith",
  "struvit",
  "oxalat",
  "cystit",
  "epilep",
  "cancer",
  "tumeur",
  "thyroid",
  "insuffi",
  "insufi",
  "maladi",
];

const whole: ReadonlySet<string> = new Set(["rein", "reins", "irc", "fip", "pif", "malade", "malades"]);

const symptoms = ["vomi", "diarrh", "diarh", "diaree"];

/** True if the query names a trouble that a vet should see before the food is changed. */
export const namesSymptom = (query: string): boolean =>
  wordsOf(query).some(({ plain }) => symptoms.some((start) => plain.startsWith(start)));

/** True if the query names an illness in whose treatment food plays a part. */
export const namesIllness = (query: string): boolean =>
  wordsOf(query).some(({ plain }) => whole.has(plain) || beginnings.some((start) => plain.startsWith(start)));
