import { use, useEffect } from "react";
import { PageAskedAt } from "../../navigation/page-asked.ts";

/**
 * The box says what the results on the page answer: after a step back, or a question that was corrected. What is being
 * typed in it stays.
 */
export function useQuestionInBox(question: string): void {
  const askedAt = use(PageAskedAt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same question narrowed is no other
  useEffect(() => {
    const box = document.querySelector<HTMLInputElement>("input[data-suggests]");
    // A page that was loaded whole came with it.
    if (askedAt > 0 && box && box !== document.activeElement) box.value = question;
  }, [question]);
}
