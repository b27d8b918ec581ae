import type { AnimalKind } from "../../../shared/animal/animal.ts";
import { guideLayoutTexts } from "../../../shared/guide/guide-layout.texts.ts";
import { guideSteps } from "../../../shared/guide/guide-steps.ts";
import type { OfferedAnimal } from "../../../shared/guide/offered-animal.ts";
import { resultTexts } from "../../../shared/guide/result.texts.ts";
import type { GuideWayOut } from "../../../shared/guide/way-out.ts";
import { categoryHref } from "../../../shared/routes.ts";
import { formatNumber } from "../../../shared/text/format-number.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AdviceResultProps } from "../../features/advice/advice-result.island.tsx";
import { AdviceResultIsland } from "../../features/advice/advice-result.island.tsx";
import { NoAdvice, type NoAdviceProps } from "../../features/advice/no-advice.tsx";
import { AnimalOffer } from "../../features/animal/animal-offer.tsx";
import { GuideLayout } from "../../features/guide/guide-layout.tsx";
import { PrintButton } from "../../features/order/print-button.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import cardCss from "../../ui/card.module.css";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Letterhead } from "../../ui/logo.tsx";
import css from "./guide-result-screen.module.css";

const t = translator(resultTexts);
const guide = translator(guideLayoutTexts);

export interface GuideResultScreenProps extends GuideWayOut {
  animal: {
    name: string;
    kind: AnimalKind;
    weight: number | null;
    summary: string;
  };
  edit: string;
  path: string;
  menu: string | null;
  offer?: OfferedAnimal;
  outcome:
    | ({ kind: "advice" } & Omit<AdviceResultProps, "name" | "weight" | "path" | "edit">)
    | { kind: "none"; reason: NoAdviceProps["reason"] }
    | { kind: "down"; energy: { need: number; low: number; high: number } | null };
}

export function GuideResultScreen({
  animal,
  edit,
  path,
  menu,
  offer,
  outcome,
  ...layout
}: GuideResultScreenProps) {
  const { name } = animal;
  return (
    <GuideLayout
      {...layout}
      steps={guideSteps.map((step) => guide(`steps.${step}`))}
      at={guideSteps.indexOf("result")}
      share={1}
    >
      <div className="stack-6">
        <div className="print-only">
          <Letterhead />
        </div>
        <div className={`stack-2 ${css.head}`}>
          <h1>{t("title", { name })}</h1>
          <p className={`muted ${css.facts}`}>
            {animal.summary} <a href={edit}>{t("change")}</a>
          </p>
        </div>
        {offer && <AnimalOffer offer={offer} />}
        {outcome.kind === "advice" && (
          <AdviceResultIsland {...outcome} name={name} weight={animal.weight} path={path} edit={edit} />
        )}
        {outcome.kind === "none" && <NoAdvice reason={outcome.reason} edit={edit} />}
        {outcome.kind === "down" && (
          <EmptyState title={t("down.title")} text={t("down.text")}>
            {outcome.energy && <p className={css.need}>{t("down.need", numbersOf(outcome.energy))}</p>}
            <ButtonLink href={path}>{t("down.retry")}</ButtonLink>
            <ButtonLink look="outline" href={categoryHref(shelves[animal.kind])}>
              {t(`down.shelf.${animal.kind}`)}
            </ButtonLink>
          </EmptyState>
        )}
        {menu && (
          <section className={`${cardCss.filled} ${css.menu} no-print`} aria-labelledby="menu">
            <div>
              <h2 id="menu" className="title-s">
                {t("menu.title", { name })}
              </h2>
              <p>{t("menu.text")}</p>
            </div>
            <ButtonLink look="outline" href={menu}>
              {t("menu.link")}
            </ButtonLink>
          </section>
        )}
        {outcome.kind === "advice" && (
          <p className="no-print">
            <PrintButton />
          </p>
        )}
      </div>
    </GuideLayout>
  );
}

const shelves = { dog: "chien/croquettes", cat: "chat/croquettes" } as const;

const numbersOf = ({ need, low, high }: { need: number; low: number; high: number }) => ({
  need: formatNumber(need),
  low: formatNumber(low),
  high: formatNumber(high),
});
