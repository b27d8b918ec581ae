import type { ReactNode } from "react";
import { editAnimalHref } from "../../../shared/animal/animal-href.ts";
import { animalScreenTexts } from "../../../shared/animal/profile/animal-screen.texts.ts";
import type { ProfileFacts } from "../../../shared/animal/profile/profile-facts.ts";
import { formatWeight } from "../../../shared/animal/weight/format-weight.ts";
import { translator } from "../../../shared/text/translator.ts";
import { DashboardCard, LateCard } from "../../features/account/dashboard/dashboard-card.tsx";
import { AccountFrame, type AccountFrameProps } from "../../features/account-frame/account-frame.tsx";
import { AnimalDown } from "../../features/animal/animal-down.tsx";
import { AnimalHead, type AnimalHeadProps } from "../../features/animal/profile/animal-head.tsx";
import { AnimalProfile } from "../../features/animal/profile/animal-profile.tsx";
import type { WeightFormProps } from "../../features/animal/weight/weight-form.island.tsx";
import { WeightFormIsland } from "../../features/animal/weight/weight-form.island.tsx";
import { Late, type LatePart, useLate } from "../../ui/late.tsx";
import { Notice, type NoticeProps } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import css from "./animal-profile-screen.module.css";

const t = translator(animalScreenTexts);

interface AnimalParts {
  kind: "profile";
  notice?: { tone: NoticeProps["tone"]; text: string };
  animal: AnimalHeadProps["animal"];
  facts: ProfileFacts;
  kilograms: number | null;
  weightForm?: WeightFormProps;
  curve: LatePart<ReactNode>;
  advice: LatePart<ReactNode>;
  plan?: LatePart<ReactNode>;
  logbook: LatePart<ReactNode>;
  meals?: LatePart<ReactNode>;
  guides?: LatePart<ReactNode>;
}

export type AnimalView = AnimalParts | { kind: "down"; retry: string };

export type AnimalProfileScreenProps = Pick<AccountFrameProps, "places"> & {
  name: string;
} & AnimalView;

export function AnimalProfileScreen({ places, name, ...view }: AnimalProfileScreenProps) {
  return (
    <AccountFrame places={places} place="mon-compte-mes-animaux" steps={[{ name }]}>
      {view.kind === "down" ? <AnimalDown retry={view.retry} /> : <Profile {...view} name={name} />}
    </AccountFrame>
  );
}

function Profile({ name, animal, ...parts }: AnimalParts & { name: string }) {
  const { notice, facts, kilograms, weightForm, curve, plan, advice, logbook, meals, guides } = parts;
  const editHref = editAnimalHref(animal.id);
  return (
    <div className="stack-5">
      {notice && <Notice tone={notice.tone}>{notice.text}</Notice>}
      <AnimalHead animal={animal} editHref={editHref} />
      <div className={css.pair}>
        <DashboardCard title={t("facts")}>
          <div className={`stack-4 ${css.body}`}>
            <AnimalProfile name={name} {...facts} fieldHref={(field) => `${editHref}#form-animal-${field}`} />
          </div>
        </DashboardCard>
        <DashboardCard title={t("weight")}>
          <div className={`stack-4 ${css.body}`}>
            <p className={css.kilograms}>
              {kilograms === null ? t("noWeight") : t("kilograms", { weight: formatWeight(kilograms) })}
            </p>
            <Late fallback={<Skeleton className={css.bone} />}>
              <Curve part={curve} />
            </Late>
            {weightForm && <WeightFormIsland {...weightForm} />}
          </div>
        </DashboardCard>
      </div>
      {plan && <LateCard title={t("plan")} body={plan} />}
      <LateCard title={t("logbook")} body={logbook} />
      <LateCard title={t("advice")} body={advice} />
      {meals && <LateCard title={t("meals")} body={meals} />}
      {guides && <LateCard title={t("guides")} body={guides} />}
    </div>
  );
}

const Curve = ({ part }: { part: LatePart<ReactNode> }) => useLate(part);
