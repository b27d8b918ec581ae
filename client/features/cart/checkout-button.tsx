import { useEffect, useRef } from "react";
import { api } from "../../../shared/api/api.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button } from "../../ui/button.tsx";
import { Form } from "../forms/form.tsx";
import { postByBrowser } from "../forms/use-submit.ts";
import { cartTexts } from "./cart.texts.ts";
import css from "./checkout-button.module.css";

const t = translator(cartTexts);

export function CheckoutButton({ updating }: { updating: boolean }) {
  const proceed = useRef<() => void>(undefined);
  useEffect(() => {
    if (!updating) proceed.current?.();
  }, [updating]);

  async function send(_: FormData, form: HTMLFormElement) {
    if (updating) await new Promise<void>((resolve) => (proceed.current = resolve));
    return postByBrowser(form);
  }

  return (
    <Form className={css.form} action={api.checkout} send={send}>
      {({ pending }) => (
        <Button className={css.button} pending={pending}>
          {pending ? t("accounting.orderPending") : t("accounting.order")}
        </Button>
      )}
    </Form>
  );
}
