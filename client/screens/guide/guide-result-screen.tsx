import type { AnimalKind } from "../../../shared/animal/animal.ts";
import { guideLayoutTexts } from "../../../shared/guide/guide-layout.texts.ts";
import { guideSteps } from "../../../shared/guide/guide-steps.ts";
import type { OfferedAnimal } from "../../../shared/guide/offered-animal.ts";
import { resultTexts } from "../../../shared/guide/result.texts.ts";
import type { GuideWayOut } from "../../../shared/guide/way-out.ts";
import { categoryHref, href } from "../../../shared/routes.ts";
import { formatNumber } from "../../../shared/text/format-number.ts";
import { translator } from "../../../shared/text/translator.ts";
import { AdviceDetails, type AdviceDetailsProps } from "../../features/advice/advice-details.tsx";
import { AdviceResult, type AdviceResultProps } from "../../features/advice/advice-result.tsx";
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
    | ({ kind: "advice" } & Omit<AdviceResultProps & AdviceDetailsProps, "name" | "weight" | "path">)
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
  const best = outcome.kind === "advice" && outcome.advice.foods.length > 0 ? outcome : null;
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
        {best ? <AdviceResult {...best} name={name} path={path} /> : <h1>{t("title", { name })}</h1>}
        {outcome.kind === "advice" && !best && (
          <EmptyState title={t("nothing.title")} text={t("nothing.text")}>
            <ButtonLink href={href("nous-contacter")}>{t("contact")}</ButtonLink>
            <ButtonLink look="outline" href={edit}>
              {t("change")}
            </ButtonLink>
          </EmptyState>
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
        <p className={`muted ${css.facts}`}>
          {t("facts.intro")}
          {"\u00a0: "}
          {animal.summary} <a href={edit}>{t("change")}</a>
        </p>
        {offer && <AnimalOffer offer={offer} />}
        {outcome.kind === "advice" && <AdviceDetails {...outcome} weight={animal.weight} path={path} />}
        {menu && (
          <section className={`${cardCss.filled} ${css.menu} no-print`} aria-labelledby="menu">
            <div>
              <h2 id="menu" className="title-s">
                {t("menu.title")}
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
