import { useEffect, useRef } from "react";
import { api } from "../../../shared/api/api.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button } from "../../ui/button.tsx";
import { postByBrowser, useSubmit } from "../forms/use-submit.ts";
import { cartTexts } from "./cart.texts.ts";
import css from "./checkout-button.module.css";

const t = translator(cartTexts);

export function CheckoutButton({ updating }: { updating: boolean }) {
  const proceed = useRef<() => void>(undefined);
  useEffect(() => {
    if (!updating) proceed.current?.();
  }, [updating]);
  const { form, pending, onSubmit } = useSubmit(async (_, posted) => {
    if (updating) await new Promise<void>((resolve) => (proceed.current = resolve));
    return postByBrowser(posted);
  });

  return (
    <form ref={form} className={css.form} method="post" action={api.checkout} onSubmit={onSubmit}>
      <Button className={css.button} pending={pending}>
        {pending ? t("accounting.orderPending") : t("accounting.order")}
      </Button>
    </form>
  );
}
