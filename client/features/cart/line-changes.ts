import { useIsMutating } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Cart } from "../../../shared/cart.ts";
import { focusHeading } from "../../navigation/focus-heading.ts";
import { type LineChange, removeButtonId } from "../cart-view/cart-line.tsx";
import { cartChanges, changeLine, removeLine } from "./cart-changes.ts";

/** Changes of the cart's lines: which are under way, why the last one failed, and what has gone. */
export function useLineChanges({ lines }: Cart) {
  const [pendingLineIds, setPendingLineIds] = useState<number[]>([]);
  const [problem, setProblem] = useState<string>();
  const [removed, setRemoved] = useState<string>();
  const moneyPending = useIsMutating(cartChanges) > 0;
  useFocusAfterRemoval(lines);

  async function follow(id: number, change: Promise<unknown>, gone?: string) {
    setProblem(undefined);
    setRemoved(undefined);
    setPendingLineIds((ids) => [...ids, id]);
    await change.then(
      () => setRemoved(gone),
      (error: Error) => setProblem(error.message),
    );
    setPendingLineIds((ids) => ids.toSpliced(ids.indexOf(id), 1));
  }

  return {
    pendingLineIds,
    moneyPending,
    problem,
    /** The name of the product that was removed last. */
    removed,
    onChange: (id: number, wanted: LineChange) => void follow(id, changeLine(id, wanted)),
    onRemove: (id: number) =>
      void follow(id, removeLine(id), lines.find((line) => line.id === id)?.productName),
  };
}

/** A line that goes takes the focus with it: the line in its place has it then, or the heading of the empty cart. */
function useFocusAfterRemoval(lines: Cart["lines"]): void {
  const before = useRef(lines);
  useEffect(() => {
    const place = before.current.findIndex(({ id }) => lines.every((line) => line.id !== id));
    before.current = lines;
    if (place === -1 || document.activeElement !== document.body) return;
    const next = lines[place] ?? lines.at(-1);
    if (next) document.getElementById(removeButtonId(next.id))?.focus();
    else focusHeading();
  }, [lines]);
}
