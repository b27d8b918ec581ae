import { type FormEvent, useEffect, useRef, useState } from "react";
import { api } from "../../../shared/api/api.ts";
import { cartTexts } from "../../../shared/cart/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button } from "../../ui/button.tsx";
import css from "./checkout-button.module.css";

const t = translator(cartTexts);

/** Waits for pending changes, so that the order is the cart on screen. */
export function CheckoutButton({ updating }: { updating: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  const [requested, setRequested] = useState(false);
  const sent = useRef(false);

  useEffect(() => {
    if (requested && !updating && !sent.current) form.current?.requestSubmit();
  }, [requested, updating]);

  // A page that comes back from the browser's memory may be sent again.
  useEffect(() => {
    const again = () => {
      sent.current = false;
      setRequested(false);
    };
    addEventListener("pageshow", again);
    return () => removeEventListener("pageshow", again);
  }, []);

  function submit(event: FormEvent) {
    if (updating || sent.current) event.preventDefault();
    else sent.current = true;
    setRequested(true);
  }

  return (
    <form ref={form} className={css.form} method="post" action={api.checkout} onSubmit={submit}>
      <Button className={css.button} pending={requested}>
        {requested ? t("accounting.orderPending") : t("accounting.order")}
      </Button>
    </form>
  );
}
