import { accountTexts } from "../../../shared/account/texts.ts";
import type { Animal } from "../../../shared/animal/animal.ts";
import type { Image } from "../../../shared/content/content.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { type LatePart, useLate } from "../../ui/late.tsx";
import { AnimalPortrait } from "../animal/animal-portrait.tsx";
import css from "./animals-card.module.css";
import { CardFoot, CardLink, CardText, DashboardCard } from "./dashboard-card.tsx";

const t = translator(accountTexts);

export interface ShownAnimal extends Pick<Animal, "id" | "kind" | "name" | "breed"> {
  /** "3 ans"; empty where unknown. */
  age: string;
  picture: Image | null;
}

export interface AnimalsCardProps {
  animals: LatePart<ShownAnimal[] | "down">;
}

export function AnimalsCard(props: AnimalsCardProps) {
  return (
    <DashboardCard title={t("animals.title")} down={t("animals.down")}>
      <Body {...props} />
    </DashboardCard>
  );
}

function Body({ animals }: AnimalsCardProps) {
  const found = useLate(animals);
  if (found === "down") return <CardText>{t("animals.down")}</CardText>;
  if (!found.length) {
    return (
      <>
        <CardText>{t("animals.empty")}</CardText>
        <CardFoot>
          <CardLink href={href("chien")}>{t("animals.dog")}</CardLink>
          <CardLink href={href("chat")}>{t("animals.cat")}</CardLink>
        </CardFoot>
      </>
    );
  }
  return (
    <>
      <ul className={css.list}>
        {found.map(({ id, kind, name, breed, age, picture }) => (
          <li key={id} className={css.animal}>
            <AnimalPortrait kind={kind} picture={picture} />
            <span>
              <span className={css.name}>{name}</span>
              <span className={css.facts}>
                {[breed ?? (kind && t(`animals.kind.${kind}`)), age].filter(Boolean).join(" · ")}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <CardFoot>
        <span>{t("animals.change")}</span>
        <CardLink href={href("nous-contacter")}>{t("animals.contact")}</CardLink>
      </CardFoot>
    </>
  );
}
