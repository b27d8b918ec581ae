import { useIsMutating } from "@tanstack/react-query";
import { useState } from "react";
import type { Cart } from "../../../shared/cart.ts";
import { Notice } from "../../ui/notice.tsx";
import { CartView } from "../cart-view/cart-view.tsx";
import { cartChanges, changeLine, removeLine } from "./cart-changes.ts";

/** The cart's lines with their changes: amounts are marked while the server has not settled them. */
export function LiveCart({ cart }: { cart: Cart }) {
  const [pending, setPending] = useState<number[]>([]);
  const [problem, setProblem] = useState<string>();
  const moneyPending = useIsMutating(cartChanges) > 0;

  async function follow(id: number, change: Promise<unknown>) {
    setProblem(undefined);
    setPending((ids) => [...ids, id]);
    await change.catch((error: Error) => setProblem(error.message));
    setPending((ids) => ids.toSpliced(ids.indexOf(id), 1));
  }

  return (
    <>
      {problem && <Notice tone="error">{problem}</Notice>}
      <CartView
        cart={cart}
        pendingLineIds={pending}
        moneyPending={moneyPending}
        onChange={(id, wanted) => void follow(id, changeLine(id, wanted))}
        onRemove={(id) => void follow(id, removeLine(id))}
      />
    </>
  );
}
