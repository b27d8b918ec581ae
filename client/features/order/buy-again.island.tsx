import { useCallback, useState } from "react";
import { island } from "../../../engine/islands/island.tsx";
import { api } from "../../../shared/api/api.ts";
import { formError } from "../../../shared/forms/form-errors.ts";
import { translator } from "../../../shared/text/translator.ts";
import { leaveFor } from "../../navigation/leave-for.ts";
import { Button, type ButtonProps } from "../../ui/button.tsx";
import { FilesGone, loadCartChanges } from "../cart/add-to-cart.ts";
import { CartLink } from "../cart/badge/cart-link.tsx";
import { refusalText } from "../cart/cart-calls.ts";
import { CartNotice } from "../cart/cart-notice.tsx";
import { openCart } from "../cart/drawer/open-cart.ts";
import { Form } from "../forms/form.tsx";
import { postByBrowser } from "../forms/use-submit.ts";
import css from "./buy-again.module.css";
import { buyAgainTexts } from "./buy-again.texts.ts";

const t = translator(buyAgainTexts);

export interface BuyAgainButtonProps extends Pick<ButtonProps, "look" | "size" | "className"> {
  order: string;
  number: string;
}

export function BuyAgainButton({ order, number, look = "outline", ...variant }: BuyAgainButtonProps) {
  const [answer, setAnswer] = useState<{ message: string }>();
  const close = useCallback(() => setAnswer(undefined), []);

  async function send(_: FormData, form: HTMLFormElement) {
    setAnswer(undefined);
    try {
      const { cartTab } = await loadCartChanges();
      const bought = await cartTab().buyAgain(order);
      if (bought?.next) {
        await leaveFor(bought.next);
        return undefined;
      }
      setAnswer(bought);
      if (bought?.isComplete) await openCart().catch(() => {});
      return undefined;
    } catch (error) {
      // Nothing was sent, so the browser can still submit the form.
      if (error instanceof FilesGone) return postByBrowser(form);
      return formError(refusalText(error));
    }
  }

  return (
    <Form
      className={css.form}
      action={api.buyAgain(order)}
      messages="last"
      onPointerEnter={() => void loadCartChanges().catch(() => {})}
      send={send}
    >
      {({ pending }) => (
        <>
          <Button
            look={look}
            {...variant}
            pending={pending}
            // The accessible name must contain the visible text (WCAG 2.5.3), which differs while pending.
            aria-label={pending || !number ? undefined : t("named", { number })}
          >
            <span className={css.label}>
              <span className={pending ? css.unseen : undefined}>{t("submit")}</span>
              {pending && <span>{t("pending")}</span>}
            </span>
          </Button>
          <div role="status">
            {answer && (
              <CartNotice onClose={close}>
                {answer.message} <CartLink>{t("openCart")}</CartLink>
              </CartNotice>
            )}
          </div>
        </>
      )}
    </Form>
  );
}

export const BuyAgainIsland = island(BuyAgainButton, { when: "touch" });
