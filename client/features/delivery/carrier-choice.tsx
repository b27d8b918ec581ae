import type { Carrier } from "../../../shared/checkout/checkout-order.ts";
import { carrierInput, pointInput, type ShippingChoice } from "../../../shared/delivery/carrier-choice.ts";
import { pickupTexts } from "../../../shared/delivery/pickup-points.texts.ts";
import type { FoundPoints, PointsByCarrier } from "../../../shared/delivery/pickup-points.ts";
import { deliveryTexts } from "../../../shared/delivery/texts.ts";
import type { MapTiles } from "../../../shared/shops/shop-view.ts";
import { translator } from "../../../shared/text/translator.ts";
import { unbroken } from "../../../shared/text/unbroken.ts";
import { icon } from "../../ui/icons.tsx";
import { Price } from "../../ui/price.tsx";
import { RadioCard } from "../../ui/radio-card.tsx";
import { Choices } from "../forms/fields/choices.tsx";
import type { FormField, FormState } from "../forms/form.tsx";
import css from "./carrier-choice.module.css";
import { PickupPoints } from "./pickup-points.tsx";

const t = translator(deliveryTexts);
const say = translator(pickupTexts);

interface OfferedCarrier extends Carrier {
  arrival?: string | undefined;
}

export interface CarrierOffer {
  carriers: readonly OfferedCarrier[];
  chosen: ShippingChoice;
  points: PointsByCarrier;
  countryCode: string;
  tiles: MapTiles | null;
}

interface CarrierChoiceProps extends CarrierOffer, Pick<FormState, "errorAt"> {
  onChoose?: (carrier: Carrier) => void;
}

export function CarrierChoice({
  errorAt,
  carriers,
  chosen,
  points,
  onChoose,
  ...places
}: CarrierChoiceProps) {
  const checked = checkedCarrier({ carriers, chosen });
  return (
    <Choices id="transporteur" label={t("legend")} error={errorAt("shippingMethod")}>
      {carriers.map((carrier) => {
        const { code, name, description, price, kind, arrival } = carrier;
        const Sign = signs[kind];
        const isChosen = code === checked?.code;
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
            onChange={() => onChoose?.(carrier)}
            below={
              kind !== "home" && (
                <PickupPoints
                  id={pointsId(code)}
                  name={pointInput(code)}
                  carrier={code}
                  kind={kind}
                  found={points[code] ?? notFound}
                  chosen={isChosen ? chosen.pickupPoint : ""}
                  error={errorAt(pointInput(code))}
                  {...places}
                />
              )
            }
          >
            <span id={`transporteur-${code}`}>
              {arrival && <strong className={css.arrival}>{arrival}. </strong>}
              {unbroken(description)}
            </span>
          </RadioCard>
        );
      })}
    </Choices>
  );
}

export const checkedCarrier = ({ carriers, chosen }: Pick<CarrierChoiceProps, "carriers" | "chosen">) =>
  carriers.find(({ code }) => code === chosen.carrier) ?? carriers[0];

export function carrierFields(carriers: readonly Carrier[]): FormField[] {
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
  const carrier = { path: "shippingMethod", id: "transporteur", label: t("legend") };
  return [{ ...carrier, clearedBy: [carrierInput] }, ...toPoints];
}

const pointsId = (carrier: string) => `points-${carrier}`;

const notFound: FoundPoints = { query: "", outcome: "unavailable", points: [] };

const signs = {
  home: icon("M4 11.5 12 5l8 6.5M6 10v9.5h12V10M10 19.5v-5h4v5"),
  relay: icon(
    "M12 21s6.5-6 6.5-11a6.5 6.5 0 0 0-13 0c0 5 6.5 11 6.5 11M12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5",
  ),
  shop: icon(
    "M4.5 9.5 6 4.5h12l1.5 5M5.5 10v9.5h13V10M4.5 9.5a2.5 2.5 0 0 0 5 0 2.5 2.5 0 0 0 5 0 2.5 2.5 0 0 0 5 0M10 19.5v-5h4v5",
  ),
};
