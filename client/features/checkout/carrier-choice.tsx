import type { Carrier } from "../../../shared/checkout/checkout-order.ts";
import { pointInput } from "../../../shared/checkout/checkout-steps.ts";
import { pickupTexts } from "../../../shared/checkout/pickup-points.texts.ts";
import type { FoundPoints } from "../../../shared/checkout/pickup-points.ts";
import { carrierInput, type ShippingChoice } from "../../../shared/checkout/step-forms.ts";
import { checkoutTexts } from "../../../shared/checkout/texts.ts";
import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import type { MapTiles } from "../../../shared/shops/shop-view.ts";
import { translator } from "../../../shared/text/translator.ts";
import { icon } from "../../ui/icons.tsx";
import { Late, type LatePart, useLate } from "../../ui/late.tsx";
import { Price } from "../../ui/price.tsx";
import { RadioCard } from "../../ui/radio-card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import css from "./carrier-choice.module.css";
import { Choices } from "./choices.tsx";
import { PickupPoints, type PickupPointsProps } from "./pickup-points.tsx";
import type { StepField } from "./step-form.tsx";

const t = translator(checkoutTexts);
const say = translator(pickupTexts);

export type PointsByCarrier = Record<string, FoundPoints>;

export interface CarrierChoiceProps {
  carriers: readonly Carrier[];
  chosen: ShippingChoice;
  points: LatePart<PointsByCarrier>;
  countryCode: string;
  tiles: MapTiles | null;
}

export function CarrierChoice({
  errors,
  carriers,
  chosen,
  ...places
}: CarrierChoiceProps & { errors: FormErrors["fields"] }) {
  const known = carriers.some(({ code }) => code === chosen.carrier);
  const checked = known ? chosen.carrier : carriers[0]?.code;
  return (
    <Choices id="transporteur" label={t("shipping.legend")} error={errors.shippingMethod}>
      {carriers.map(({ code, name, description, price, kind }) => {
        const Sign = signs[kind];
        const isChosen = code === checked;
        return (
          <RadioCard
            key={code}
            name={carrierInput}
            value={code}
            title={
              <span className={css.carrier}>
                <Sign size={22} />
                {name}
              </span>
            }
            aside={<Price amount={price} />}
            aria-describedby={`transporteur-${code}`}
            defaultChecked={isChosen}
            below={
              kind !== "home" && (
                <Late fallback={<LoadingPoints />} broken={<p>{t("shipping.noPoints")}</p>}>
                  <Points
                    carrier={code}
                    kind={kind}
                    chosen={isChosen ? chosen.pickupPoint : ""}
                    error={errors[pointInput(code)]}
                    {...places}
                  />
                </Late>
              )
            }
          >
            <span id={`transporteur-${code}`}>{description}</span>
          </RadioCard>
        );
      })}
    </Choices>
  );
}

export function carrierFields(carriers: readonly Carrier[]): StepField[] {
  const toPoints = carriers.flatMap(({ code, kind }) =>
    kind === "home"
      ? []
      : {
          path: pointInput(code),
          id: pointsId(code),
          label: say(`legend.${kind}`),
          clearedBy: [carrierInput, pointInput(code)],
        },
  );
  const carrier = { path: "shippingMethod", id: "transporteur", label: t("shipping.legend") };
  return [{ ...carrier, clearedBy: [carrierInput] }, ...toPoints];
}

const pointsId = (carrier: string) => `points-${carrier}`;

type PointsProps = Omit<PickupPointsProps, "found" | "id" | "name"> & Pick<CarrierChoiceProps, "points">;

function Points({ points, ...props }: PointsProps) {
  const found = useLate(points)[props.carrier] ?? notFound;
  return (
    <PickupPoints {...props} id={pointsId(props.carrier)} name={pointInput(props.carrier)} found={found} />
  );
}

const notFound: FoundPoints = { query: "", outcome: "unavailable", points: [] };

function LoadingPoints() {
  return (
    <div role="status" aria-label={t("shipping.loadingPoints")}>
      <Skeleton />
      <Skeleton />
    </div>
  );
}

const signs = {
  home: icon("M4 11.5 12 5l8 6.5M6 10v9.5h12V10M10 19.5v-5h4v5"),
  relay: icon(
    "M12 21s6.5-6 6.5-11a6.5 6.5 0 0 0-13 0c0 5 6.5 11 6.5 11M12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5",
  ),
  shop: icon(
    "M4.5 9.5 6 4.5h12l1.5 5M5.5 10v9.5h13V10M4.5 9.5a2.5 2.5 0 0 0 5 0 2.5 2.5 0 0 0 5 0 2.5 2.5 0 0 0 5 0M10 19.5v-5h4v5",
  ),
};
