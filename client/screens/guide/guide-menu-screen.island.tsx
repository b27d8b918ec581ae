import { screenIsland } from "../../../engine/islands/island.tsx";
import type { AnimalFacts } from "../../../shared/animal/animal.ts";
import type { MenuFrameView, MenuSelection } from "../../../shared/menu/menu-view.ts";
import { MealsStep } from "../../features/menu/meals-step.tsx";
import { ProfileStep } from "../../features/menu/profile-step.tsx";
import { SelectionStep } from "../../features/menu/selection-step.tsx";

export interface GuideMenuScreenProps {
  frame: MenuFrameView;
  selection: MenuSelection;
  problems: { kibble?: string; wet?: string };
  facts: AnimalFacts;
  age: string;
}

export function GuideMenuPage({ frame, selection, problems, facts, age }: GuideMenuScreenProps) {
  if (frame.step === "profil") return <ProfileStep frame={frame} facts={facts} age={age} />;
  if (frame.step === "repas") return <MealsStep frame={frame} />;
  return <SelectionStep frame={frame} selection={selection} problems={problems} />;
}

export const GuideMenuScreen = screenIsland(GuideMenuPage);
