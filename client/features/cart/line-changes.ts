import { useEffect, useRef, useState } from "react";
import type { Cart } from "../../../shared/cart.ts";
import { focusHeading } from "../../navigation/focus-heading.ts";
import { removeButtonId } from "../cart-view/cart-line.tsx";
import { cartTab } from "./cart-changes.ts";
import type { LineChange } from "./cart-tab.ts";

/** Changes of the cart's lines: why the last one failed, and what has gone. */
export function useLineChanges({ lines }: Cart, { aside = false } = {}) {
  const [problem, setProblem] = useState<string>();
  const [removed, setRemoved] = useState<string>();
  useFocusAfterRemoval(lines, aside);

  async function follow(change: Promise<unknown>, gone?: string) {
    setProblem(undefined);
    setRemoved(undefined);
    await change.then(
      () => setRemoved(gone),
      (error: Error) => setProblem(error.message),
    );
  }

  return {
    problem,
    /** The name of the product that was removed last. */
    removed,
    onChange: (id: number, wanted: LineChange) => void follow(cartTab().changeLine(id, wanted)),
    onRemove: (id: number) =>
      void follow(cartTab().removeLine(id), lines.find((line) => line.id === id)?.productName),
  };
}

/** A line that goes takes the focus with it: the line in its place has it then, or the heading of the empty cart. */
function useFocusAfterRemoval(lines: Cart["lines"], aside: boolean): void {
  const before = useRef(lines);
  useEffect(() => {
    const place = before.current.findIndex(({ id }) => lines.every((line) => line.id !== id));
    before.current = lines;
    if (place === -1 || document.activeElement !== document.body) return;
    const next = lines[place] ?? lines.at(-1);
    if (next) document.getElementById(removeButtonId(next.id, aside))?.focus();
    else if (!aside) focusHeading();
  }, [lines, aside]);
}
