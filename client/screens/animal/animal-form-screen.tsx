import type { AnimalKind } from "../../../shared/animal/animal.ts";
import {
  animalHref,
  animalsHref,
  editAnimalHref,
  newAnimalHref,
  removeAnimalHref,
} from "../../../shared/animal/animal-href.ts";
import { animalFormScreenTexts } from "../../../shared/animal/form/animal-form-screen.texts.ts";
import type { OfferedAnimal } from "../../../shared/guide/offered-animal.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { AccountFrame, type AccountFrameProps } from "../../features/account-frame/account-frame.tsx";
import { AnimalOffer } from "../../features/animal/animal-offer.tsx";
import type { AnimalFormProps } from "../../features/animal/form/animal-form.island.tsx";
import { AnimalFormIsland } from "../../features/animal/form/animal-form.island.tsx";
import { AnimalPortrait } from "../../ui/animal-portrait.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import css from "./animal-form-screen.module.css";

const t = translator(animalFormScreenTexts);

export interface AnimalFormScreenProps extends Pick<AccountFrameProps, "places"> {
  title: string;
  animal: { id: number; name: string } | null;
  isFirst: boolean;
  view:
    | ({ step: "form" } & Omit<AnimalFormProps, "back" | "action">)
    | { step: "kind"; hasGuide?: boolean; offer?: OfferedAnimal }
    | { step: "down"; retry: string };
  notice?: { tone: "success" | "error" | "info"; text: string };
}

export function AnimalFormScreen({ places, title, animal, isFirst, view, notice }: AnimalFormScreenProps) {
  const below = {
    name: animal ? animal.name || t("unnamed") : t("addTitle"),
    ...(animal && { href: animalHref(animal.id) }),
  };
  return (
    <AccountFrame
      places={places}
      place="mon-compte-mes-animaux"
      steps={animal ? [below, { name: title }] : [below]}
    >
      <div className={`stack-5 ${css.page}`}>
        {view.step !== "down" && <h1>{title}</h1>}
        {notice && <Notice tone={notice.tone}>{notice.text}</Notice>}
        <View animal={animal} isFirst={isFirst} view={view} />
      </div>
    </AccountFrame>
  );
}

function View({ animal, isFirst, view }: Pick<AnimalFormScreenProps, "animal" | "isFirst" | "view">) {
  const hrefOf = (kind: AnimalKind) => (animal ? editAnimalHref(animal.id, kind) : newAnimalHref(kind));
  switch (view.step) {
    case "kind":
      return (
        <section className="stack-4">
          {isFirst && <p>{t("first")}</p>}
          {view.offer && <AnimalOffer offer={view.offer} />}
          <h2 className="title-s">{t(animal ? "whichOf" : "which")}</h2>
          <p className="muted">{t(animal ? "whichOfText" : "whichText")}</p>
          <ul className={css.kinds}>
            {(["dog", "cat"] as const).map((kind) => (
              <li key={kind}>
                <a className={css.kind} href={hrefOf(kind)}>
                  <AnimalPortrait kind={kind} picture={null} />
                  {t(`kinds.${kind}`)}
                </a>
              </li>
            ))}
          </ul>
          {view.hasGuide && (
            <p>
              {t("guide.text")} <a href={href("guide-croquettes")}>{t("guide.link")}</a>
            </p>
          )}
        </section>
      );
    case "form": {
      const { step: _, ...form } = view;
      return (
        <>
          <p className="muted">
            {!animal && `${t("intro")} `}
            {t("required")}{" "}
            {!animal && (
              <a href={newAnimalHref(form.kind === "dog" ? "cat" : "dog")}>{t(`otherKind.${form.kind}`)}</a>
            )}
          </p>
          <AnimalFormIsland
            {...form}
            action={hrefOf(form.kind)}
            back={animal ? animalHref(animal.id) : animalsHref()}
          />
          {animal && (
            <p className={css.removal}>
              {t("removeHint")} <a href={removeAnimalHref(animal.id)}>{t("remove")}</a>
            </p>
          )}
        </>
      );
    }
    case "down":
      return (
        <EmptyState level={1} title={t("down.title")} text={t("down.text")}>
          <ButtonLink href={view.retry}>{t("down.retry")}</ButtonLink>
          <ButtonLink look="outline" href={animalsHref()}>
            {t("down.back")}
          </ButtonLink>
        </EmptyState>
      );
  }
}
