import type { FieldChoice } from "../../../../shared/forms/smart-form.ts";
import { withoutAccents } from "../../../../shared/text/text.ts";

export function matchingChoices(choices: readonly FieldChoice[], text: string): FieldChoice[] {
  const words = wordsOf(text);
  const beginning = words.join(" ");
  const found = choices.filter(({ label, disabled }) => {
    const names = wordsOf(label);
    return !disabled && words.every((word) => names.some((name) => name.startsWith(word)));
  });
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
