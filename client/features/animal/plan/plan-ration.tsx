import { weightPlanTexts } from "../../../../shared/animal/plan/weight-plan.texts.ts";
import { formatWeight } from "../../../../shared/animal/weight/format-weight.ts";
import { changeHref } from "../../../../shared/subscription/subscription-href.ts";
import { formatNumber } from "../../../../shared/text/format-number.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { CardFoot, CardLink, CardText } from "../../account-frame/card-parts.tsx";

const t = translator(weightPlanTexts);

export interface PlanRation {
  kcal: number;
  targetWeight: number;
  /** Grams a day, as if each food were the only one. */
  foods: { name: string; grams: number }[];
  /** Null without a subscription, or if a label is unknown. */
  parcel: OwnParcel | { kind: "shared" } | null;
}

interface OwnParcel {
  kind: "own";
  subscription: number;
  days: number;
  every: string;
  isFitting: boolean;
  /** False if the parcel is too small for every frequency. */
  hasFrequency: boolean;
}

export function PlanRationPart({ kcal, targetWeight, foods, parcel }: PlanRation) {
  return (
    <>
      <p className="strong">
        {t("ration.energy", { kcal: formatNumber(kcal), target: formatWeight(targetWeight) })}
      </p>
      {foods.length === 0 && <CardText>{t("ration.none")}</CardText>}
      <ul className="stack-1">
        {foods.map(({ name, grams }) => (
          <li key={name}>{t("ration.grams", { name, grams: formatNumber(grams) })}</li>
        ))}
      </ul>
      {foods.length > 1 && <CardText>{t("ration.either")}</CardText>}
      {parcel?.kind === "shared" && <CardText>{t("ration.shared")}</CardText>}
      {parcel?.kind === "own" && <Parcel {...parcel} />}
    </>
  );
}

function Parcel({ subscription, days, every, isFitting, hasFrequency }: OwnParcel) {
  return (
    <>
      <p>
        {t("ration.lasts", { days, every })} {isFitting && t("ration.fits")}
      </p>
      {!isFitting && (
        <CardFoot>
          {hasFrequency && (
            <CardLink href={changeHref(subscription, "frequence")}>{t("ration.frequency")}</CardLink>
          )}
          <CardLink href={changeHref(subscription, "quantites")}>{t("ration.quantities")}</CardLink>
        </CardFoot>
      )}
    </>
  );
}
