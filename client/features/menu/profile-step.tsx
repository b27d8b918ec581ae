import type { AnimalFacts } from "../../../shared/animal/animal.ts";
import { conditionNames, menuTexts } from "../../../shared/menu/menu.texts.ts";
import { menuPath, stepAfter } from "../../../shared/menu/menu-guide.ts";
import type { MenuFrameView } from "../../../shared/menu/menu-view.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button } from "../../ui/button.tsx";
import { MenuFrame } from "./menu-frame.tsx";
import { MenuInputs } from "./menu-inputs.tsx";
import css from "./profile-step.module.css";

const t = translator(menuTexts);

export interface ProfileStepProps {
  frame: MenuFrameView;
  facts: AnimalFacts;
  age: string;
}

export function ProfileStep({ frame, facts, age }: ProfileStepProps) {
  const { place, step, name, choices } = frame;
  const next = stepAfter(place.guide, step);
  const gender = facts.gender ?? "male";
  const rows = [
    [t("profil.age"), age],
    [t("profil.weight"), facts.weight === null ? "" : `${String(facts.weight).replace(".", ",")}\u00a0kg`],
    [t("profil.sterilized"), t(`profil.${facts.sterilized ? "yes" : "no"}.${gender}`)],
    [t("profil.condition"), conditionNames[(facts.condition ?? 3) - 1] ?? ""],
  ];
  return (
    <MenuFrame frame={frame} title={t("profil.title", { name })} text={t("profil.text")}>
      <dl className={css.facts}>
        {rows.map(([label, value]) => (
          <div key={label} className={css.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <form action={menuPath(place, next)}>
        <MenuInputs place={place} to={next} choices={choices} />
        <Button>{t("next")}</Button>
      </form>
    </MenuFrame>
  );
}
