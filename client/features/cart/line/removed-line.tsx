import type { CartLine } from "../../../../shared/cart/cart.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { unbroken } from "../../../../shared/text/unbroken.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { cartTexts } from "../cart.texts.ts";
import css from "./removed-line.module.css";

const t = translator(cartTexts);

export const undoButtonId = (lineId: number, aside?: boolean) =>
  aside ? `annuler-${lineId}-a-cote` : `annuler-${lineId}`;

interface RemovedLineItemProps {
  line: CartLine;
  aside?: boolean | undefined;
  removing: boolean;
  restoring: boolean;
  problem: string | undefined;
  onRestore: (line: CartLine) => void;
}

export function RemovedLineItem({
  line,
  aside,
  removing,
  restoring,
  problem,
  onRestore,
}: RemovedLineItemProps) {
  const { id, productName: name, variantName } = line;
  return (
    <li className={`note ${css.removed} no-print`}>
      <p>
        {t(removing ? "line.isBeingRemoved" : "line.isRemoved")} <strong>{unbroken(name)}</strong>{" "}
        {unbroken(variantName)}
      </p>
      <Button
        look="quiet"
        type="button"
        id={undoButtonId(id, aside)}
        aria-label={t("line.undoNamed", { name })}
        pending={restoring}
        onClick={() => onRestore(line)}
      >
        {t("line.undo")}
      </Button>
      {problem && <Notice tone="error">{problem}</Notice>}
    </li>
  );
}
