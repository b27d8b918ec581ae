import { type FormEvent, useState } from "react";
import type { AddItem } from "../../../shared/cart-input.ts";
import { cartCallTexts } from "../../../shared/i18n/cart-calls.ts";
import { translator } from "../../../shared/i18n/translator.ts";
import { href } from "../../../shared/routes.ts";
import { Notice } from "../../ui/notice.tsx";
import { AddToCartForm, type AddToCartFormProps } from "./add-to-cart-form.tsx";

const t = translator(cartCallTexts);

type Attempt = { state: "none" | "pending" | "added" } | { state: "refused"; message: string };

/** Adds without leaving the page, and says beside the button what came of it. */
export function AddToCart(form: Pick<AddToCartFormProps, "variant" | "returnTo" | "today" | "typed">) {
  const [attempt, setAttempt] = useState<Attempt>({ state: "none" });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (attempt.state === "pending") return;
    const fields = new FormData(event.currentTarget);
    setAttempt({ state: "pending" });
    try {
      const { addToCart } = await import("../cart/cart-changes.ts");
      await addToCart(Object.fromEntries(fields) as unknown as AddItem);
      setAttempt({ state: "added" });
    } catch (error) {
      setAttempt({ state: "refused", message: error instanceof Error ? error.message : t("failed") });
    }
  }

  return (
    <AddToCartForm
      {...form}
      onSubmit={(event) => void submit(event)}
      pending={attempt.state === "pending"}
      message={<Outcome attempt={attempt} />}
    />
  );
}

function Outcome({ attempt }: { attempt: Attempt }) {
  if (attempt.state === "refused") return <Notice tone="error">{attempt.message}</Notice>;
  if (attempt.state !== "added") return null;
  return (
    <Notice tone="success">
      {t("added")} <a href={href("panier")}>{t("seeCart")}</a>
    </Notice>
  );
}
