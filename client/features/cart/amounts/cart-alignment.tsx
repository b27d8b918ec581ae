import { api } from "../../../../shared/api/api.ts";
import type { CartAlignment as Alignment } from "../../../../shared/cart/cart.ts";
import type { ChangeItem } from "../../../../shared/cart/cart-input.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { Button } from "../../../ui/button.tsx";
import { cartTexts } from "../cart.texts.ts";
import css from "./cart-alignment.module.css";

const t = translator(cartTexts);

export interface CartAlignmentProps {
  alignment: Alignment;
  onChange: (lineId: number, change: { interval: number }) => void;
}

/** Proposes one parcel in place of several; each button changes the interval of one line. */
export function CartAlignment({ alignment: { text, interval, moves }, onChange }: CartAlignmentProps) {
  return (
    <div className="stack-2 no-print">
      <p className="strong">{text}</p>
      {moves.map(({ id, text: move }) => (
        <form
          key={id}
          method="post"
          action={api.item(id)}
          onSubmit={(event) => {
            event.preventDefault();
            onChange(id, { interval });
          }}
        >
          <input type="hidden" name={"interval" satisfies keyof ChangeItem} value={interval} />
          <Button look="outline" size="small" className={css.move}>
            {move}
          </Button>
        </form>
      ))}
      <p className="note">{t("accounting.alignmentNote")}</p>
    </div>
  );
}
