import { useState } from "react";
import { maximumQuantity } from "../../../../shared/cart/cart.ts";
import { quantitiesTexts } from "../../../../shared/subscription/quantities/quantities.texts.ts";
import { quantityInput, removalInput } from "../../../../shared/subscription/quantities/quantity-inputs.ts";
import { changeHref } from "../../../../shared/subscription/subscription-href.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { unbroken } from "../../../../shared/text/unbroken.ts";
import { Counter } from "../../../ui/counter.tsx";
import { Price, PricePerKilo } from "../../../ui/price.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import type { FormState } from "../../forms/form.tsx";
import { ItemPicture } from "../item-picture.tsx";
import type { ShownLine } from "../shown-line.ts";
import type { SubscriptionStepView } from "../step/subscription-step-view.ts";
import css from "./quantity-line.module.css";

const t = translator(quantitiesTexts);

interface QuantityLineProps {
  step: SubscriptionStepView;
  line: ShownLine;
  errorAt: FormState["errorAt"];
  isLast?: boolean;
}

/** Removal is a checkbox, so that customers can undo it until they send the form. */
export function QuantityLine({ step, line, errorAt, isLast = false }: QuantityLineProps) {
  const { id, format, unitPrice, weight, available, image } = line;
  const name = [line.name, format].filter(Boolean).join(", ");
  const error = errorAt(quantityInput(id));
  const errorId = `${quantityInput(id)}-erreur`;
  return (
    <li className={css.line}>
      <ItemPicture image={image} sizes="6rem" />
      <div className={css.body}>
        <div className={css.what}>
          <p className={`strong ${css.name}`}>{unbroken(line.name)}</p>
          <p className={css.detail}>
            {format && <span>{unbroken(format)}</span>}
            {unitPrice !== null && (
              <span>
                <Price amount={unitPrice} /> {t("each")}
              </span>
            )}
            {unitPrice !== null && weight !== null && <PricePerKilo amount={unitPrice} weight={weight} />}
          </p>
          {!available && (
            <p className={css.soldOut}>
              {t("soldOut")}{" "}
              <a href={changeHref(step.id, "echanger", { article: String(id) })}>{t("swap")}</a>
            </p>
          )}
        </div>
        <div className={css.change}>
          <Quantity step={step} line={line} name={name} errorId={error && errorId} />
          {!isLast && (
            <label className={css.remove}>
              <input
                type="checkbox"
                name={removalInput(id)}
                defaultChecked={step.inputs[removalInput(id)] !== undefined}
              />
              <span aria-hidden>{t("remove")}</span>
              <VisuallyHidden>{t("removeNamed", { name: unbroken(name) })}</VisuallyHidden>
            </label>
          )}
        </div>
      </div>
      {error && (
        <p className={css.error} id={errorId}>
          {error}
        </p>
      )}
      <p className={css.willGo}>{t("willGo")}</p>
      {isLast && <LastOne id={step.id} />}
    </li>
  );
}

interface QuantityProps extends Pick<QuantityLineProps, "step" | "line"> {
  name: string;
  errorId: string | undefined;
}

function Quantity({ step, line: { id, quantity: settled }, name, errorId }: QuantityProps) {
  const draft = step.inputs[quantityInput(id)];
  const drafted = typeof draft === "string" && /^\d{1,2}$/.test(draft) ? Number(draft) : 0;
  const [quantity, setQuantity] = useState(drafted || (settled ?? 1));
  if (settled === null) return <p className={css.detail}>{t("unknown")}</p>;
  return (
    <Counter
      name={quantityInput(id)}
      min={1}
      max={maximumQuantity}
      value={quantity}
      initialDraft={typeof draft === "string" ? draft : undefined}
      errorId={errorId}
      onChange={setQuantity}
      labels={{ field: t("quantity", { name }), less: t("less", { name }), more: t("more", { name }) }}
    />
  );
}

function LastOne({ id }: { id: number }) {
  return (
    <p className={`muted ${css.last}`}>
      {t("last")} <a href={changeHref(id, "pause")}>{t("lastPause")}</a> {t("or")}{" "}
      <a href={changeHref(id, "resiliation")}>{t("lastEnd")}</a>.
    </p>
  );
}
