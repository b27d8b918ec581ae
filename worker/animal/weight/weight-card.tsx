import type { ReactNode } from "react";
import { CardText } from "../../../client/features/account-frame/card-parts.tsx";
import { WeightCurve } from "../../../client/features/animal/weight/weight-curve.tsx";
import type { Animal } from "../../../shared/animal/animal.ts";
import { animalProfileTexts } from "../../../shared/animal/profile/animal-profile.texts.ts";
import type { MeasuredWeight } from "../../../shared/animal/weight/weight-curve.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { Services } from "../../context.ts";
import { late } from "../../page/late.ts";

const t = translator(animalProfileTexts);

export function weightCard(
  services: Services<"log">,
  { name }: Animal,
  weights: Promise<MeasuredWeight[] | null>,
): Promise<ReactNode> {
  const card = weights.then((measured) =>
    measured?.length ? <WeightCurve name={name} measured={measured} /> : null,
  );
  return late(services, "weights", card, <CardText>{t("weight.down")}</CardText>);
}
