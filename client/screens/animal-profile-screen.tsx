import { animalScreenTexts } from "../../shared/animal/animal-screen.texts.ts";
import { formatWeight } from "../../shared/animal/format-weight.ts";
import { translator } from "../../shared/text/translator.ts";
import { AccountFrame, type AccountFrameProps } from "../features/account/account-frame.tsx";
import { DashboardCard, LateCard } from "../features/account/dashboard-card.tsx";
import type { WeightFormProps } from "../features/animal/weight-form.island.tsx";
import { WeightFormIsland } from "../features/animal/weight-form.island.tsx";
import { Static } from "../islands/static.tsx";
import type { StaticHtml } from "../islands/static-html.ts";
import { Late, type LatePart, useLate } from "../ui/late.tsx";
import { Notice, type NoticeProps } from "../ui/notice.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import css from "./animal-profile-screen.module.css";

const t = translator(animalScreenTexts);

interface AnimalParts {
  kind: "profile";
  notice?: { tone: NoticeProps["tone"]; text: string };
  head: StaticHtml;
  facts: StaticHtml;
  kilograms: number | null;
  weightForm?: WeightFormProps;
  curve: LatePart<StaticHtml>;
  advice: LatePart<StaticHtml>;
  meals: LatePart<StaticHtml>;
  guides?: LatePart<StaticHtml>;
}

export type AnimalView = AnimalParts | { kind: "down"; outage: StaticHtml };

export type AnimalProfileScreenProps = Pick<AccountFrameProps, "places"> & {
  name: string;
} & AnimalView;

export function AnimalProfileScreen({ places, name, ...view }: AnimalProfileScreenProps) {
  return (
    <AccountFrame places={places} place="mon-compte-mes-animaux" steps={[{ name }]}>
      {view.kind === "down" ? <Static html={view.outage} /> : <Profile {...view} />}
    </AccountFrame>
  );
}

function Profile({ notice, head, facts, kilograms, weightForm, curve, advice, meals, guides }: AnimalParts) {
  return (
    <div className={css.page}>
      {notice && <Notice tone={notice.tone}>{notice.text}</Notice>}
      <Static html={head} />
      <div className={css.pair}>
        <DashboardCard title={t("facts")}>
          <Static className={css.body} html={facts} />
        </DashboardCard>
        <DashboardCard title={t("weight")}>
          <div className={css.body}>
            <p className={css.kilograms}>
              {kilograms === null ? t("noWeight") : t("kilograms", { weight: formatWeight(kilograms) })}
            </p>
            <Late fallback={<Skeleton className={css.bone} />}>
              <LateStatic html={curve} />
            </Late>
            {weightForm && <WeightFormIsland key={weightForm.change?.weight ?? kilograms} {...weightForm} />}
          </div>
        </DashboardCard>
      </div>
      <LateCard title={t("advice")} body={advice} />
      <LateCard title={t("meals")} body={meals} />
      {guides && <LateCard title={t("guides")} body={guides} />}
    </div>
  );
}

const LateStatic = ({ html }: { html: LatePart<StaticHtml> }) => <Static html={useLate(html)} />;
