import { useEffect, useRef, useState } from "react";
import type { Cart } from "../../../shared/cart/cart.ts";
import { focusHeading } from "../../navigation/focus-heading.ts";
import { cartTab } from "./cart-changes.ts";
import { removeButtonId } from "./cart-line.tsx";
import type { LineChange } from "./optimistic-cart.ts";

interface LineChangesOptions {
  aside?: boolean;
  onBegin?: () => void;
}

export function useLineChanges({ lines }: Cart, { aside = false, onBegin }: LineChangesOptions = {}) {
  const [problem, setProblem] = useState<{ lineId: number; message: string }>();
  const [removed, setRemoved] = useState<string>();
  useFocusAfterRemoval(lines, aside);

  async function follow(lineId: number, change: Promise<unknown>, gone?: string) {
    setProblem(undefined);
    setRemoved(undefined);
    onBegin?.();
    await change.then(
      () => setRemoved(gone),
      ({ message }: Error) => setProblem({ lineId, message }),
    );
  }

  const isBesideLine = lines.some(({ id }) => id === problem?.lineId);
  return {
    problem: isBesideLine ? undefined : problem?.message,
    problemOf: (id: number) => (id === problem?.lineId ? problem.message : undefined),
    removed,
    onChange: (id: number, wanted: LineChange) => void follow(id, cartTab().changeLine(id, wanted)),
    onRemove: (id: number) =>
      void follow(id, cartTab().removeLine(id), lines.find((line) => line.id === id)?.productName),
  };
}

/**
 * Removing a line removes the focused control: the next line gets the focus, or the heading of the empty cart, or the
 * drawer's first button.
 */
function useFocusAfterRemoval(lines: Cart["lines"], aside: boolean): void {
  const before = useRef(lines);
  useEffect(() => {
    const place = before.current.findIndex(({ id }) => lines.every((line) => line.id !== id));
    before.current = lines;
    if (place === -1 || document.activeElement !== document.body) return;
    const next = lines[place] ?? lines.at(-1);
    if (next) document.getElementById(removeButtonId(next.id, aside))?.focus();
    else if (aside) document.querySelector<HTMLElement>("dialog[open] button")?.focus();
    else focusHeading();
  }, [lines, aside]);
}
