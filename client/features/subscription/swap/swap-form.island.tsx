import { island } from "../../../../engine/islands/island.tsx";
import type { CheaperPacks } from "../../../../shared/cart/cart.ts";
import { weightText } from "../../../../shared/menu/weight-text.ts";
import { formatAmount } from "../../../../shared/money/money.ts";
import { offerName, type SwapOffer } from "../../../../shared/subscription/offer.ts";
import { changeHref } from "../../../../shared/subscription/subscription-href.ts";
import { swapTexts } from "../../../../shared/subscription/swap/swap.texts.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { unbroken } from "../../../../shared/text/unbroken.ts";
import { Picture } from "../../../ui/picture.tsx";
import { Price, PricePerKilo } from "../../../ui/price.tsx";
import { RadioCard } from "../../../ui/radio-card.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { ItemPicture } from "../item-picture.tsx";
import type { ShownLine } from "../shown-line.ts";
import { SubscriptionStepForm } from "../step/step-form.tsx";
import type { SubscriptionStepView } from "../step/subscription-step-view.ts";
import css from "./swap-form.module.css";

const t = translator(swapTexts);

/** Copied from `shared/subscription/swap/swap-form.ts`, whose import would enlarge the first view. */
const inputs = { variant: "variante", offer: "offre" };

export interface SwapFormProps {
  step: SubscriptionStepView;
  line: ShownLine;
  formats: SwapOffer[];
  recipes: SwapOffer[];
  offer: string;
  /** The same weight of the same recipe in larger packs that cost less. */
  cheaper: CheaperPacks | null;
  chosen?: string;
  quantity?: string;
  total: number | null;
}

function SwapForm(props: SwapFormProps) {
  const { step, line, formats, recipes, offer, cheaper, chosen, quantity, total } = props;
  if (formats.length + recipes.length === 0) return <Nothing id={step.id} />;
  const draft = step.inputs[inputs.variant] ?? chosen;
  const group = (offers: readonly SwapOffer[]) =>
    offers.map((one) => <Choice key={one.code} offer={one} line={line} isChosen={one.code === draft} />);
  const choices = {
    article: String(line.id),
    ...(chosen && quantity && { variante: chosen, quantite: quantity }),
  };
  return (
    <SubscriptionStepForm step={step} submit={t("submit")} keep={t("keep")} choices={choices}>
      {({ errorAt }) => (
        <>
          <Now line={line} />
          {cheaper && <Cheaper id={step.id} line={line.id} packs={cheaper} />}
          <p>{t("kept")}</p>
          <input type="hidden" name={inputs.offer} value={offer} />
          <fieldset aria-describedby={errorAt(inputs.variant) ? "variante-erreur" : undefined}>
            <legend>
              <VisuallyHidden>{t("legend")}</VisuallyHidden>
            </legend>
            {errorAt(inputs.variant) && (
              <p className={css.error} id="variante-erreur">
                {errorAt(inputs.variant)}
              </p>
            )}
            <div className="stack-6" data-wrong={errorAt(inputs.variant) ? "" : undefined}>
              {formats.length > 0 && (
                <div className="stack-3">
                  <h2 className="title-s">{t("formats")}</h2>
                  {group(formats)}
                </div>
              )}
              {recipes.length > 0 && (
                <div className="stack-3">
                  <h2 className="title-s">{t("recipes")}</h2>
                  <p className="note">{t("transition")}</p>
                  {group(recipes)}
                </div>
              )}
            </div>
          </fieldset>
          <p className="note">
            {total !== null && t("total", { total: formatAmount(total) })} {t("settled")}
          </p>
        </>
      )}
    </SubscriptionStepForm>
  );
}

/** Leads to this step with the packs chosen, so that their price is shown before anything changes. */
function Cheaper({ id, line, packs }: { id: number; line: number; packs: CheaperPacks }) {
  const { variantCode, quantity, text } = packs;
  const choices = { article: String(line), variante: variantCode, quantite: String(quantity) };
  return (
    <p>
      <a className="link" href={changeHref(id, "echanger", choices)}>
        {text}
      </a>
    </p>
  );
}

function Now({ line }: { line: ShownLine }) {
  const { image, unitPrice, weight, quantity, once } = line;
  const name = offerName({ product: line.name, format: line.format });
  return (
    <div className={css.now}>
      <ItemPicture image={image} sizes="5rem" />
      <div>
        <p className="note">{t("now")}</p>
        <p className="strong">{unbroken(name)}</p>
        <p className={css.detail}>
          <span>{t(once ? "once" : "perDelivery", { quantity: quantity ?? "–" })}</span>
          {unitPrice !== null && <Price amount={unitPrice} />}
          {unitPrice !== null && weight !== null && <PricePerKilo amount={unitPrice} weight={weight} />}
        </p>
      </div>
    </div>
  );
}

function Choice({ offer, line, isChosen }: { offer: SwapOffer; line: ShownLine; isChosen: boolean }) {
  const { code, product, format, price, weight, isAvailable, image } = offer;
  const isSameProduct = product === line.name;
  return (
    <RadioCard
      name={inputs.variant}
      value={code}
      defaultChecked={isChosen && isAvailable}
      disabled={!isAvailable}
      aria-describedby={`effet-${code}`}
      title={
        <span className={css.option}>
          {image && !isSameProduct && (
            <span className={`contain ${css.small}`}>
              <Picture image={image} alt="" widths={[160]} sizes="3.5rem" />
            </span>
          )}
          <span>{unbroken(isSameProduct ? format : offerName(offer))}</span>
        </span>
      }
      aside={
        <>
          <Price amount={price} />
          {price !== null && <PricePerKilo amount={price} weight={weight} />}
        </>
      }
    >
      <p id={`effet-${code}`}>
        {isAvailable
          ? unbroken([packsOf(offer, line), effectOf(offer, line)].filter(Boolean).join(" · "))
          : t("soldOut")}
      </p>
    </RadioCard>
  );
}

function packsOf({ quantity, format, weight }: SwapOffer, line: ShownLine): string {
  const packs = t("packs", { quantity, format });
  if (weight === null || line.weight === null) return packs;
  const [after, before] = [weight * quantity, line.weight * (line.quantity ?? 1)];
  const sum = t(after === before ? "sameWeight" : "otherWeight", {
    weight: weightText(after),
    before: weightText(before),
  });
  return `${packs}, ${sum}`;
}

/** Excludes fees and coupons, which only the API can calculate. */
function effectOf({ price, quantity }: SwapOffer, line: ShownLine): string {
  if (price === null || line.unitPrice === null) return "";
  const [after, before] = [price * quantity, line.unitPrice * (line.quantity ?? 1)];
  const kind = after === before ? "same" : after > before ? "more" : "less";
  return t(kind, {
    after: formatAmount(after),
    before: formatAmount(before),
    amount: formatAmount(Math.abs(after - before)),
  });
}

function Nothing({ id }: { id: number }) {
  return (
    <div>
      <p>{t("none")}</p>
      <p>
        <a href={changeHref(id, "quantites")}>{t("quantities")}</a>
      </p>
    </div>
  );
}

export const SwapFormIsland = island(SwapForm, { when: "touch" });
