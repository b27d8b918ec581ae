import type { GuideWayOut } from "../../../shared/guide/way-out.ts";
import { menuTexts } from "../../../shared/menu/menu.texts.ts";
import { menuFrameTexts } from "../../../shared/menu/menu-frame.texts.ts";
import { menuStepsOf } from "../../../shared/menu/menu-guide.ts";
import { capitalised } from "../../../shared/text/capitalised.ts";
import { translator } from "../../../shared/text/translator.ts";
import { GuideLayout } from "../../features/guide/guide-layout.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

const t = translator(menuTexts);
const ofFrame = translator(menuFrameTexts);

export interface GuideMenuCatsScreenProps {
  guide: "full" | "short";
  wayOut: GuideWayOut;
  cats: { name: string; href: string }[];
  addHref: string;
  signInHref: string | null;
}

export function GuideMenuCatsScreen({ guide, wayOut, cats, addHref, signInHref }: GuideMenuCatsScreenProps) {
  const hasCats = cats.length > 0;
  return (
    <GuideLayout {...wayOut} steps={menuStepsOf[guide].map((step) => ofFrame(`steps.${step}`))} at={0}>
      {hasCats ? (
        <EmptyState level={1} title={t("cats.title")} text={t("cats.text")}>
          {cats.map(({ name, href }) => (
            <ButtonLink key={href} href={href} look="outline">
              {capitalised(name)}
            </ButtonLink>
          ))}
        </EmptyState>
      ) : (
        <EmptyState level={1} title={t("cats.none")} text={t("cats.noneText")}>
          <ButtonLink href={addHref}>{t("cats.add")}</ButtonLink>
          {signInHref && (
            <ButtonLink href={signInHref} look="outline">
              {t("cats.signIn")}
            </ButtonLink>
          )}
        </EmptyState>
      )}
    </GuideLayout>
  );
}
