import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { api, type CartField } from "../../../../shared/api/api.ts";
import type { AddItem } from "../../../../shared/cart/cart-input.ts";
import { addedBy, joinedText } from "../../../../shared/cart/joined-line.ts";
import { chosenAt } from "../../../../shared/cart/source-item-list.ts";
import type { Frequency } from "../../../../shared/frequency/frequency.ts";
import { formatAmount } from "../../../../shared/money/money.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { unbroken } from "../../../../shared/text/unbroken.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { addToCart, FilesGone, loadCartChanges } from "../../cart/add-to-cart.ts";
import { CartLink } from "../../cart/badge/cart-link.tsx";
import { CartRefused, refusalText } from "../../cart/cart-calls.ts";
import { CartNotice } from "../../cart/cart-notice.tsx";
import type { WrittenLine } from "../../cart/cart-writes.ts";
import { cartCallTexts } from "../../cart/texts.ts";
import { AddToCartForm, type AddToCartFormProps } from "./add-to-cart-form.tsx";

const t = translator(cartCallTexts);

type Attempt = { code: string } & (
  | { state: "none" | "pending" }
  | { state: "added"; texts: string[]; beside: HTMLElement | null }
  | { state: "refused"; message: string; isFrequency: boolean }
);

export interface AddToCartProps
  extends Pick<
    AddToCartFormProps,
    | "variant"
    | "frequencies"
    | "sourceItemList"
    | "returnTo"
    | "today"
    | "draft"
    | "place"
    | "isSample"
    | "isFolded"
    | "barName"
    | "formats"
  > {
  problem: string | undefined;
  product: string;
}

export function AddToCart({ problem, product, ...fields }: AddToCartProps) {
  const underWay = useRef(false);
  const { code } = fields.variant;
  const [last, setAttempt] = useState<Attempt>(
    problem
      ? { code, state: "refused", message: problem, isFrequency: fields.draft.wrong === frequencyField }
      : { code, state: "none" },
  );
  const attempt: Attempt = last.code === code ? last : { code, state: "none" };
  const besideFrequency = attempt.state === "refused" && attempt.isFrequency && fields.frequencies.length > 0;

  useEffect(() => void loadCartChanges().catch(() => undefined), []);

  const close = useCallback(
    () => setAttempt((now) => (now.state === "added" ? { code: now.code, state: "none" } : now)),
    [],
  );

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    setAttempt({ code, state: "pending" });
    await anotherFormat(product);
    if (form.isConnected) await send(form, submitter);
    underWay.current = false;
  }

  async function send(form: HTMLFormElement, beside: HTMLElement | null) {
    const item = itemOf(form);
    const { variantCode: code } = item;
    setAttempt({ code, state: "pending" });
    try {
      const line = await addToCart(item);
      const texts = line?.isSample ? [t("sample")] : addedTexts(line, addedBy(item), fields.frequencies);
      setAttempt({ code, state: "added", texts, beside });
    } catch (error) {
      // Nothing was sent, so the browser can still submit the form.
      if (error instanceof FilesGone) return form.submit();
      setAttempt({ code, state: "refused", ...refusalOf(error) });
    }
  }

  return (
    <AddToCartForm
      {...fields}
      frequencyProblem={besideFrequency ? attempt.message : undefined}
      onSubmit={(event) => void submit(event)}
      pending={attempt.state === "pending"}
      message={besideFrequency ? null : <Outcome attempt={attempt} onClose={close} />}
    />
  );
}

/** Waits for a pending navigation to another format, because the visitor means that format. */
async function anotherFormat(product: string): Promise<void> {
  if (!("navigation" in globalThis) || !location.pathname.startsWith(product)) return;
  await navigation.transition?.finished.catch(() => {});
}

const frequencyField = "interval" satisfies CartField;

function refusalOf(error: unknown) {
  const isFrequency = error instanceof CartRefused && error.field === frequencyField;
  return { message: refusalText(error), isFrequency };
}

function itemOf(form: HTMLFormElement): AddItem {
  const { variantCode, ...fields } = Object.fromEntries(new FormData(form));
  const sourceItemList = form.dataset[chosenAt] ?? fields.sourceItemList;
  const isTarget = form.dataset[chosenAt] === "ration";
  return {
    ...fields,
    sourceItemList,
    variantCode: String(variantCode),
    ...(isTarget ? { targetQuantity: fields.quantity } : {}),
  };
}

function addedTexts(
  line: WrittenLine | undefined,
  added: ReturnType<typeof addedBy>,
  frequencies: readonly Frequency[],
): string[] {
  if (!line) return [t("added")];
  const { productName, variantName, unitPrice, towards } = line;
  const format = [productName, variantName].filter(Boolean).join(", ");
  const name = added.quantity > 1 ? t("times", { quantity: added.quantity, name: format }) : format;
  const price = unitPrice === null ? null : unitPrice * added.quantity;
  return [
    t("added"),
    unbroken(price === null ? name : t("addedLine", { name, price: formatAmount(price) })),
    joinedText(line, added, frequencies) ?? "",
    towards ?? "",
  ].filter(Boolean);
}

function Outcome({ attempt, onClose }: { attempt: Attempt; onClose: () => void }) {
  if (attempt.state === "refused") return <Notice tone="error">{attempt.message}</Notice>;
  if (attempt.state !== "added") return null;
  return (
    <CartNotice onClose={onClose} beside={attempt.beside}>
      {attempt.texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p className="row-3">
        <OrderButton />
        <CartLink className="link">{t("openCart")}</CartLink>
      </p>
    </CartNotice>
  );
}

/** Has a form of its own outside the page's, because the notice stands inside the one that adds. */
function OrderButton() {
  const [pending, setPending] = useState(false);
  function order() {
    if (pending) return;
    setPending(true);
    const form = document.createElement("form");
    Object.assign(form, { method: "post", action: api.checkout, hidden: true });
    document.body.append(form);
    form.submit();
    form.remove();
  }
  return (
    <Button type="button" size="small" pending={pending} onClick={order}>
      {t("order")}
    </Button>
  );
}
