import type { ReactNode } from "react";
import { menuFrameTexts } from "../../../shared/menu/menu-frame.texts.ts";
import { type MenuStep, menuStepsOf } from "../../../shared/menu/menu-guide.ts";
import type { MenuFrameView } from "../../../shared/menu/menu-view.ts";
import { translator } from "../../../shared/text/translator.ts";
import { GuideLayout } from "../guide/guide-layout.tsx";

const t = translator(menuFrameTexts);

export interface MenuLayoutProps {
  frame: Pick<MenuFrameView, "place" | "step" | "wayOut">;
  children: ReactNode;
}

export function MenuLayout({ frame: { place, step, wayOut }, children }: MenuLayoutProps) {
  const steps: readonly MenuStep[] = menuStepsOf[place.guide];
  return (
    <GuideLayout
      {...wayOut}
      steps={steps.map((one) => t(`steps.${one}`))}
      at={Math.max(steps.indexOf(step), 0)}
      share={step === "resultat" ? 1 : 0}
    >
      {children}
    </GuideLayout>
  );
}
