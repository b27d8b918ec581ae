import type { FieldChoice } from "../../../../shared/forms/smart-form.ts";
import { prefixDistance } from "../../../../shared/text/edit-distance.ts";
import { withoutAccents } from "../../../../shared/text/text.ts";

export function matchingChoices(choices: readonly FieldChoice[], text: string): FieldChoice[] {
  const words = wordsOf(text);
  const beginning = words.join(" ");
  const foundWith = (typos: (word: string) => number) =>
    choices.filter(({ label, disabled }) => {
      const names = wordsOf(label);
      const isIn = (word: string) =>
        names.some((name) => prefixDistance(word, name, typos(word)) <= typos(word));
      return !disabled && words.every(isIn);
    });
  const exact = foundWith(() => 0);
  const found = exact.length > 0 ? exact : foundWith((word) => (word.length < 5 ? 0 : 1));
  const isFirst = ({ label }: FieldChoice) =>
    beginning !== "" && wordsOf(label).join(" ").startsWith(beginning);
  return [...found.filter(isFirst), ...found.filter((choice) => !isFirst(choice))];
}

export const namedChoice = (choices: readonly FieldChoice[], text: string): FieldChoice | undefined =>
  text === ""
    ? undefined
    : choices.find(
        ({ label, disabled }) => !disabled && wordsOf(label).join(" ") === wordsOf(text).join(" "),
      );

const wordsOf = (text: string): string[] =>
  withoutAccents(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
