import type { ReactNode } from "react";
import { animalHref, editAnimalHref } from "../../../shared/animal/animal-href.ts";
import { stopPlanHref } from "../../../shared/animal/plan/plan-form.ts";
import { weightPlanTexts } from "../../../shared/animal/plan/weight-plan.texts.ts";
import { formatWeight } from "../../../shared/animal/weight/format-weight.ts";
import { weightAnchor } from "../../../shared/animal/weight/weight-form.ts";
import { type FormErrors, noErrors } from "../../../shared/forms/form-errors.ts";
import type { FormInputs, SmartForm } from "../../../shared/forms/smart-form.ts";
import type {
  OfferedPlan,
  PlanRefusal,
  PlanVerdict,
  WeightPlan,
} from "../../../shared/nutrition/weight-plan.ts";
import { formatNumber } from "../../../shared/text/format-number.ts";
import { translator } from "../../../shared/text/translator.ts";
import { formatDate } from "../../../shared/time/dates.ts";
import { DashboardCard, LateCard } from "../../features/account/dashboard/dashboard-card.tsx";
import { AccountFrame, type AccountFrameProps } from "../../features/account-frame/account-frame.tsx";
import { PlanFormIsland } from "../../features/animal/plan/plan-form.island.tsx";
import { FormMessages } from "../../features/forms/error-summary.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import type { LatePart } from "../../ui/late.tsx";
import { Notice, type NoticeProps } from "../../ui/notice.tsx";
import css from "./weight-plan-screen.module.css";

const t = translator(weightPlanTexts);

interface Offer {
  kind: "offer";
  fields: SmartForm;
  plan: OfferedPlan;
  weeks: { fewest: number; most: number };
  /** Shares of the weight a week. */
  rates: { slow: number; fast: number };
}

interface Running {
  kind: "running";
  plan: WeightPlan;
  weight: number | null;
  verdict: PlanVerdict | "vet";
  verdictText: string;
  isForVet: boolean;
  curve: ReactNode;
  /** Absent if it is for a veterinarian. */
  ration?: LatePart<ReactNode>;
}

export type PlanView = (Offer | Running | { kind: "refused"; why: PlanRefusal }) & {
  form?: { errors: FormErrors; inputs?: FormInputs };
};

export interface WeightPlanScreenProps extends Pick<AccountFrameProps, "places"> {
  id: number;
  name: string;
  notice?: { tone: NoticeProps["tone"]; text: string };
  view: PlanView;
}

export function WeightPlanScreen({ places, id, name, notice, view }: WeightPlanScreenProps) {
  return (
    <AccountFrame
      places={places}
      place="mon-compte-mes-animaux"
      steps={[{ name, href: animalHref(id) }, { name: t("step") }]}
    >
      <div className="stack-5">
        {notice && <Notice tone={notice.tone}>{notice.text}</Notice>}
        <h1>{t("title", { name })}</h1>
        {view.kind === "offer" && <OfferPart {...view} id={id} />}
        {view.kind === "running" && <RunningPart {...view} id={id} />}
        {view.kind === "refused" && <RefusedPart {...view} id={id} />}
      </div>
    </AccountFrame>
  );
}

function OfferPart({
  id,
  fields,
  plan,
  weeks,
  rates,
  form,
}: Offer & Pick<PlanView, "form"> & { id: number }) {
  const { startWeight, targetWeight, isObese } = plan;
  const percent = (rate: number) => formatNumber(rate * 100);
  return (
    <>
      <p className="lead">
        {t("offer.facts", { start: formatWeight(startWeight), target: formatWeight(targetWeight) })}{" "}
        {t("offer.length", weeks)}
      </p>
      <ul className={`stack-1 ${css.facts}`}>
        <li>
          {t("offer.rate", {
            slow: percent(rates.slow),
            fast: percent(rates.fast),
            isGain: targetWeight > startWeight,
          })}
        </li>
        <li>{t("offer.weighings")}</li>
        <li>{t("offer.nothing")}</li>
      </ul>
      <p className="strong">{t(isObese ? "offer.obese" : "offer.vet")}</p>
      <div className={css.form}>
        <PlanFormIsland id={id} {...form} form={fields} />
      </div>
      <p>
        <a href={animalHref(id)}>{t("back")}</a>
      </p>
    </>
  );
}

const tones: Partial<Record<PlanVerdict | "vet", NoticeProps["tone"]>> = {
  "on-course": "success",
  reached: "success",
};

function RunningPart({
  id,
  plan,
  weight,
  verdict,
  verdictText,
  isForVet,
  curve,
  ration,
  form,
}: Running & Pick<PlanView, "form"> & { id: number }) {
  const target = formatWeight(plan.targetWeight);
  return (
    <>
      <FormMessages errors={form?.errors ?? noErrors} />
      <Notice tone={isForVet ? "error" : (tones[verdict] ?? "info")}>{verdictText}</Notice>
      {verdict === "reached" && (
        <p>
          <a href={`${editAnimalHref(id)}#form-animal-condition`}>{t("shape")}</a>
        </p>
      )}
      <DashboardCard title={t("curve.title")}>
        {weight !== null && <p className="strong">{t("now", { weight: formatWeight(weight), target })}</p>}
        {curve}
        {plan.nextWeighingOn && <p>{t("next", { day: formatDate(plan.nextWeighingOn) })}</p>}
        <ButtonLink look="outline" href={`${animalHref(id)}#${weightAnchor}`}>
          {t("weigh")}
        </ButtonLink>
      </DashboardCard>
      {ration && <LateCard title={t("ration.title")} body={ration} />}
      <DashboardCard title={t("stop.title")}>
        <p>{t("stop.text")}</p>
        <form method="post" action={stopPlanHref(id)}>
          <Button look="outline">{t("stop.submit")}</Button>
        </form>
      </DashboardCard>
    </>
  );
}

function RefusedPart({ id, why, form }: { id: number; why: PlanRefusal; form?: PlanView["form"] }) {
  return (
    <>
      <FormMessages errors={form?.errors ?? noErrors} />
      <p className="lead">{t(`refused.${why}`)}</p>
      <p>
        {why === "incomplete" ? (
          <ButtonLink href={editAnimalHref(id)}>{t("complete")}</ButtonLink>
        ) : (
          <a href={animalHref(id)}>{t("back")}</a>
        )}
      </p>
    </>
  );
}
