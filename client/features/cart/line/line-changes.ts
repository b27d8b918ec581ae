import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Cart, CartLine, CheaperPacks } from "../../../../shared/cart/cart.ts";
import { formatAmount } from "../../../../shared/money/money.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { focusHeading } from "../../../navigation/focus-heading.ts";
import { cartTexts } from "../cart.texts.ts";
import { refusalText } from "../cart-calls.ts";
import type { LineChange } from "../optimistic-cart.ts";
import { cartTab } from "../tabs/cart-changes.ts";
import { removeButtonId } from "./cart-line.tsx";
import { undoButtonId } from "./removed-line.tsx";
import { noRemovals, type RemovedLine, rowsOf, withRemoval } from "./removed-lines.ts";

const t = translator(cartTexts);

interface LineChangesOptions {
  aside?: boolean;
}

export type LineChanges = ReturnType<typeof useLineChanges>;

export function useLineChanges({ lines, accounting }: Cart, { aside = false }: LineChangesOptions = {}) {
  const [problem, setProblem] = useState<{ lineId: number; message: string }>();
  const [removed, setRemoved] = useState<string>();
  const [changed, setChanged] = useState(false);
  const [removals, setRemovals] = useState(noRemovals);
  const [restoring, setRestoring] = useState<readonly string[]>([]);
  const rows = rowsOf(lines, removals);
  useFocusAfterRemoval(lines, restoring, aside);
  useAddedLine(lines, (added) => {
    const isSwap = removals.removed.some(({ swappedFor }) => swappedFor === added.variantCode);
    if (!isSwap && !restoring.includes(added.variantCode)) setRemovals(noRemovals);
  });
  useEffect(() => {
    const isBack = (code: string) => lines.some(({ variantCode }) => variantCode === code);
    setRestoring((codes) => (codes.some(isBack) ? codes.filter((code) => !isBack(code)) : codes));
  }, [lines]);

  function begin() {
    setProblem(undefined);
    setRemoved(undefined);
    setChanged(false);
  }

  async function follow(lineId: number, change: Promise<unknown>, gone?: string) {
    begin();
    await change.then(
      () => (gone === undefined ? setChanged(true) : setRemoved(gone)),
      (error: unknown) => setProblem({ lineId, message: refusalText(error) }),
    );
  }

  function onChange(id: number, wanted: LineChange) {
    setRemovals(noRemovals);
    void follow(id, cartTab().changeLine(id, wanted));
  }

  function onRemove(id: number) {
    const line = lines.find((one) => one.id === id);
    const removal = cartTab().removeLine(id);
    if (line) setRemovals((before) => withRemoval(before, lines, { line, removal }));
    void follow(id, removal, line?.productName);
  }

  function onSwap(id: number, { variantCode, quantity }: CheaperPacks) {
    const line = lines.find((one) => one.id === id);
    const removal = cartTab().swapLine(id, { variantCode, quantity });
    if (line) setRemovals(withRemoval(noRemovals, lines, { line, removal, swappedFor: variantCode }));
    void follow(id, removal);
  }

  function onRestore(line: CartLine) {
    const removed = removals.removed.find((one) => one.line === line);
    if (removed && !restoring.includes(line.variantCode)) void restore(removed);
  }

  async function restore({ line: { id, variantCode: code }, item, removal, swappedFor }: RemovedLine) {
    begin();
    setRestoring((codes) => [...codes, code]);
    const restored = removal.then(
      () => {
        const instead = lines.find(({ variantCode }) => variantCode === swappedFor);
        return instead
          ? cartTab().swapLine(instead.id, { variantCode: code, quantity: item.quantity })
          : cartTab().addToCart(item);
      },
      () => {},
    );
    await restored.catch((error: unknown) => {
      setProblem({ lineId: id, message: refusalText(error) });
      setRestoring((codes) => codes.filter((other) => other !== code));
    });
  }

  const isBesideLine = rows.some(({ line }) => line.id === problem?.lineId);
  return {
    rows,
    restoring,
    problem: isBesideLine ? undefined : problem?.message,
    problemOf: (id: number) => (id === problem?.lineId ? problem.message : undefined),
    outcome: removed
      ? t("line.removed", { name: removed })
      : changed && t("line.changed", { total: formatAmount(accounting.total) }),
    onChange,
    onRemove,
    onSwap,
    onRestore,
    forgetRemovals: () => setRemovals(noRemovals),
  };
}

function useAddedLine(lines: Cart["lines"], onAdded: (line: CartLine) => void): void {
  const before = useRef(lines);
  const tell = useEffectEvent(onAdded);
  useEffect(() => {
    const added = lines.find(({ id }) => before.current.every((line) => line.id !== id));
    before.current = lines;
    if (added) tell(added);
  }, [lines]);
}

function useFocusAfterRemoval(lines: Cart["lines"], restoring: readonly string[], aside: boolean): void {
  const before = useRef(lines);
  useEffect(() => {
    const place = before.current.findIndex(({ id }) => lines.every((line) => line.id !== id));
    const gone = before.current[place];
    const back = lines.find(
      ({ id, variantCode }) =>
        restoring.includes(variantCode) && before.current.every((line) => line.id !== id),
    );
    before.current = lines;
    if (document.activeElement !== document.body || !(gone ?? back)) return;
    const next = back ?? lines[place] ?? lines.at(-1);
    const target =
      (gone && document.getElementById(undoButtonId(gone.id, aside))) ??
      (next && document.getElementById(removeButtonId(next.id, aside)));
    if (target) target.focus();
    else if (aside) document.querySelector<HTMLElement>("dialog[open] button")?.focus();
    else focusHeading();
  }, [lines, restoring, aside]);
}
