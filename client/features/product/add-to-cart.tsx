import { type FormEvent, useRef, useState } from "react";
import type { CartLine } from "../../../shared/cart/cart.ts";
import type { AddItem } from "../../../shared/cart/cart-input.ts";
import { noSubscription } from "../../../shared/subscription/subscription.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Notice } from "../../ui/notice.tsx";
import { addToCart, FilesGone, loadCartChanges } from "../cart/add-to-cart.ts";
import { cartCallTexts } from "../cart/cart-calls.texts.ts";
import { CartLink } from "../cart/cart-drawer-place.tsx";
import { AddToCartForm, type AddToCartFormProps } from "./add-to-cart-form.tsx";

const t = translator(cartCallTexts);

/** What came of the last attempt, for the format it was about. */
type Attempt = { code: string } & (
  | { state: "none" | "pending" }
  | { state: "added"; together: string | undefined }
  | { state: "refused"; message: string }
);

export interface AddToCartProps extends Pick<AddToCartFormProps, "variant" | "returnTo" | "today" | "typed"> {
  /** Why the form came back when it was posted without scripts. */
  problem: string | undefined;
  /** The path of the product, which those of its formats begin with. */
  product: string;
}

/** Adds without leaving the page, and says beside the button what came of it. */
export function AddToCart({ problem, product, ...fields }: AddToCartProps) {
  const underWay = useRef(false);
  const { code } = fields.variant;
  const [last, setAttempt] = useState<Attempt>(
    problem ? { code, state: "refused", message: problem } : { code, state: "none" },
  );
  const attempt: Attempt = last.code === code ? last : { code, state: "none" };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    const form = event.currentTarget;
    setAttempt({ code, state: "pending" });
    await anotherFormat(product);
    // Without its form it cannot be bought, as the page says by now.
    if (form.isConnected) await send(form);
    underWay.current = false;
  }

  async function send(form: HTMLFormElement) {
    const item = itemOf(new FormData(form));
    const { variantCode: code, quantity } = item;
    setAttempt({ code, state: "pending" });
    try {
      const line = await addToCart(item);
      setAttempt({ code, state: "added", together: line && togetherText(line, Number(quantity)) });
    } catch (error) {
      // Nothing was sent: the form still posts by itself.
      if (error instanceof FilesGone) return form.submit();
      setAttempt({ code, state: "refused", message: error instanceof Error ? error.message : t("failed") });
    }
  }

  return (
    <AddToCartForm
      {...fields}
      onIntent={() => void loadCartChanges().catch(() => undefined)}
      onSubmit={(event) => void submit(event)}
      pending={attempt.state === "pending"}
      message={<Outcome attempt={attempt} />}
    />
  );
}

/** Resolves when another format of the product that was pressed, and is still on its way, has come: it is what is wanted. */
async function anotherFormat(product: string): Promise<void> {
  if (!("navigation" in globalThis) || !location.pathname.startsWith(product)) return;
  await navigation.transition?.finished.catch(() => {});
}

/** The fields of the form; what they may be is the endpoint's to say. */
function itemOf(form: FormData): AddItem {
  const { variantCode, ...fields } = Object.fromEntries(form);
  return { ...fields, variantCode: String(variantCode) };
}

/** A format is one line: what was in the cart before is bought the same way from now on, and the shopper is told. */
function togetherText({ quantity, subscriptionInterval }: CartLine, added: number): string | undefined {
  if (quantity <= added) return undefined;
  return t(subscriptionInterval === noSubscription ? "togetherOnce" : "togetherSubscribed", { quantity });
}

function Outcome({ attempt }: { attempt: Attempt }) {
  if (attempt.state === "refused") return <Notice tone="error">{attempt.message}</Notice>;
  if (attempt.state !== "added") return null;
  return (
    <Notice tone="success">
      {t("added")} {attempt.together} <CartLink>{t("seeCart")}</CartLink>
    </Notice>
  );
}
