import { useState } from "react";
import { island } from "../../../../engine/islands/island.tsx";
import { maximumQuantity } from "../../../../shared/cart/cart.ts";
import { addItemTexts } from "../../../../shared/subscription/add/add-item.texts.ts";
import { type OfferedFormat, offerName } from "../../../../shared/subscription/offer.ts";
import { changeHref } from "../../../../shared/subscription/subscription-href.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { unbroken } from "../../../../shared/text/unbroken.ts";
import { Counter } from "../../../ui/counter.tsx";
import { Price, PricePerKilo } from "../../../ui/price.tsx";
import { RadioCard } from "../../../ui/radio-card.tsx";
import { ItemPicture } from "../item-picture.tsx";
import { ParcelTotal } from "../parcel-total.tsx";
import { SubscriptionStepForm } from "../step/step-form.tsx";
import type { SubscriptionStepView } from "../step/subscription-step-view.ts";
import css from "./add-form.module.css";

const t = translator(addItemTexts);

/** Copied from `shared/subscription/add/add-item-form.ts`, whose import would enlarge the first view. */
const inputs = {
  variant: "variante",
  quantity: "quantite",
  way: "rythme",
  offer: "offre",
  together: "ensemble",
};
const ways = { once: "une-fois", every: "chaque" };

export interface ChosenProduct {
  product: OfferedFormat;
  offer: string;
  inParcel: number;
  recurring: number;
  inCart: number;
  frequency: string;
  day: string;
  total: number | null;
}

function AddForm({ step, chosen }: { step: SubscriptionStepView; chosen: ChosenProduct }) {
  const { product, inParcel, recurring, inCart, total, offer } = chosen;
  const choices = { variante: product.code, ...(inCart > 0 && { panier: "1" }) };
  return (
    <SubscriptionStepForm step={step} submit={t("submit")} keep={t("keep")} choices={choices}>
      {({ errorAt }) => (
        <>
          <Product offer={product} />
          <p>
            <a href={changeHref(step.id, "ajouter")}>{t("another")}</a>
          </p>
          {inParcel > 0 && <p className={css.known}>{t("inParcel", { quantity: inParcel })}</p>}
          {recurring > 0 && (
            <p className={css.known}>
              {t("recurring", { quantity: recurring })}{" "}
              <a href={changeHref(step.id, "quantites")}>{t("changeRecurring")}</a>
            </p>
          )}
          {inCart > 0 && <p className={css.known}>{t("fromCart", { quantity: inCart })}</p>}
          <input type="hidden" name={inputs.variant} value={product.code} />
          <input type="hidden" name={inputs.offer} value={offer} />
          {inCart > 0 && <input type="hidden" name={inputs.together} value={inParcel + inCart} />}
          <Ways step={step} chosen={chosen} error={errorAt(inputs.way)} />
          <Quantity
            draft={step.inputs[inputs.quantity]}
            first={Math.min(inParcel + inCart || 1, maximumQuantity)}
            error={errorAt(inputs.quantity)}
          />
          <ParcelTotal label={t("total")} total={total} hint={t("settled")} />
        </>
      )}
    </SubscriptionStepForm>
  );
}

function Product({ offer }: { offer: OfferedFormat }) {
  const { image, price, weight } = offer;
  return (
    <div className={css.product}>
      <ItemPicture image={image} sizes="6rem" />
      <div>
        <p className={css.name}>{unbroken(offerName(offer))}</p>
        <p className={css.price}>
          <Price amount={price} />
          {price !== null && <PricePerKilo amount={price} weight={weight} />}
        </p>
        <p className="note">{t("price")}</p>
      </div>
    </div>
  );
}

interface WaysProps {
  step: SubscriptionStepView;
  chosen: ChosenProduct;
  error: string | undefined;
}

function Ways({ step, chosen, error }: WaysProps) {
  const { recurring, inCart, frequency, day } = chosen;
  const isEvery = step.inputs[inputs.way] === ways.every;
  return (
    <fieldset className="stack-3" aria-describedby={error ? "rythme-erreur" : undefined}>
      <legend className={css.legend}>{t("legend")}</legend>
      <RadioCard
        name={inputs.way}
        value={ways.once}
        defaultChecked={!isEvery}
        aria-describedby="une-fois-detail"
        title={t("once")}
      >
        <p id="une-fois-detail">{day ? t("onceOn", { day }) : t("onceNext")}</p>
      </RadioCard>
      {recurring === 0 && inCart === 0 && frequency && (
        <RadioCard
          name={inputs.way}
          value={ways.every}
          defaultChecked={isEvery}
          aria-describedby="chaque-detail"
          title={t("every")}
        >
          <p id="chaque-detail">
            {day ? t("everyDetail", { frequency, day }) : t("everyNext", { frequency })}
          </p>
        </RadioCard>
      )}
      {error && (
        <p className={css.error} id="rythme-erreur">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface QuantityProps {
  draft: string | string[] | undefined;
  first: number;
  error: string | undefined;
}

function Quantity({ draft, first, error }: QuantityProps) {
  const drafted = typeof draft === "string" && /^\d{1,2}$/.test(draft) ? Number(draft) : 0;
  const [quantity, setQuantity] = useState(drafted || first);
  return (
    <div>
      <p className={css.legend} aria-hidden>
        {t("quantity")}
      </p>
      <Counter
        name={inputs.quantity}
        min={1}
        max={maximumQuantity}
        value={quantity}
        initialDraft={typeof draft === "string" ? draft : undefined}
        errorId={error && "quantite-erreur"}
        onChange={setQuantity}
        labels={{ field: t("quantity"), less: t("less"), more: t("more") }}
      />
      {error && (
        <p className={css.error} id="quantite-erreur">
          {error}
        </p>
      )}
    </div>
  );
}

export const AddFormIsland = island(AddForm, { when: "touch" });
