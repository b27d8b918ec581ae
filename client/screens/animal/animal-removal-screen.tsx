import { animalHref } from "../../../shared/animal/animal-href.ts";
import { animalRemovalTexts } from "../../../shared/animal/removal/animal-removal.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { AccountFrame, type AccountFrameProps } from "../../features/account-frame/account-frame.tsx";
import type { AnimalRemovalFormProps } from "../../features/animal/removal/animal-removal-form.island.tsx";
import { AnimalRemovalIsland } from "../../features/animal/removal/animal-removal-form.island.tsx";
import css from "./animal-form-screen.module.css";

const t = translator(animalRemovalTexts);

export interface AnimalRemovalScreenProps extends Pick<AccountFrameProps, "places">, AnimalRemovalFormProps {
  name: string;
}

export function AnimalRemovalScreen({ places, name, ...form }: AnimalRemovalScreenProps) {
  const title = t("title", { name });
  return (
    <AccountFrame
      places={places}
      place="mon-compte-mes-animaux"
      steps={[{ name, href: animalHref(form.id) }, { name: t("yes") }]}
    >
      <div className={`stack-5 ${css.page}`}>
        <h1>{title}</h1>
        <p>{t("intro")}</p>
        <AnimalRemovalIsland {...form} />
        <p>
          <a href={animalHref(form.id)}>{t("no")}</a>
        </p>
      </div>
    </AccountFrame>
  );
}
