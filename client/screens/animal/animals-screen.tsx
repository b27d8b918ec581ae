import { animalTexts } from "../../../shared/animal/animal.texts.ts";
import { animalsHref, newAnimalHref } from "../../../shared/animal/animal-href.ts";
import { animalsScreenTexts } from "../../../shared/animal/animals-screen.texts.ts";
import type { OfferedAnimal } from "../../../shared/guide/offered-animal.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { AccountFrame, type AccountFrameProps } from "../../features/account-frame/account-frame.tsx";
import { ListLimit } from "../../features/account-frame/list-limit.tsx";
import { AnimalCard, type ListedAnimal } from "../../features/animal/animal-card.tsx";
import { AnimalOffer } from "../../features/animal/animal-offer.tsx";
import { Farewell, type FarewellProps } from "../../features/animal/removal/farewell.tsx";
import { GuideStart } from "../../features/guide/guide-start.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import css from "./animals-screen.module.css";

const title = translator(animalTexts);
const t = translator(animalsScreenTexts);

export interface AnimalsScreenProps extends Pick<AccountFrameProps, "places"> {
  view:
    | {
        kind: "list";
        animals: readonly ListedAnimal[];
        hasGuide: boolean;
        offer?: OfferedAnimal;
        farewell?: FarewellProps;
      }
    | { kind: "down" };
  notice?: { tone: "success" | "error" | "info"; text: string };
}

export function AnimalsScreen({ places, view, notice }: AnimalsScreenProps) {
  return (
    <AccountFrame places={places} place="mon-compte-mes-animaux">
      <div className="stack-5">
        {view.kind === "list" && <h1>{title("title")}</h1>}
        {notice && <Notice tone={notice.tone}>{notice.text}</Notice>}
        <View view={view} />
      </div>
    </AccountFrame>
  );
}

function View({ view }: Pick<AnimalsScreenProps, "view">) {
  if (view.kind === "down") {
    return (
      <EmptyState level={1} title={t("down.title")} text={t("down.text")}>
        <ButtonLink href={animalsHref()}>{t("down.retry")}</ButtonLink>
        <ButtonLink look="outline" href={href("mon-compte")}>
          {t("down.back")}
        </ButtonLink>
      </EmptyState>
    );
  }
  const { animals, hasGuide, offer, farewell } = view;
  return (
    <>
      {farewell && <Farewell {...farewell} />}
      {offer && <AnimalOffer offer={offer} />}
      {animals.length > 0 && (
        <section aria-label={t("list")} className="stack-5">
          <p className="muted measure">{t("intro")}</p>
          <ul className={`stack-4 ${css.list}`}>
            {animals.map((animal) => (
              <li key={animal.id}>
                <AnimalCard {...animal} />
              </li>
            ))}
          </ul>
          <ListLimit count={animals.length} />
          <ButtonLink className={css.add} href={newAnimalHref()}>
            {t("add")}
          </ButtonLink>
        </section>
      )}
      {animals.length === 0 && !farewell && (
        <EmptyState title={t("empty.title")} text={t("empty.text")}>
          {hasGuide && <GuideStart />}
          <ButtonLink look={hasGuide ? "outline" : "solid"} href={newAnimalHref()}>
            {t("add")}
          </ButtonLink>
        </EmptyState>
      )}
    </>
  );
}
