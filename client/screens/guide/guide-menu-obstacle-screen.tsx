import { menuHref } from "../../../shared/menu/menu-guide.ts";
import type { MenuFrameView, MenuObstacle } from "../../../shared/menu/menu-view.ts";
import { obstacleTexts } from "../../../shared/menu/obstacle.texts.ts";
import { type ObstacleWay, obstacleWays } from "../../../shared/menu/obstacle.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { MenuLayout } from "../../features/menu/menu-layout.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

const t = translator(obstacleTexts);

export interface GuideMenuObstacleScreenProps {
  frame: MenuFrameView;
  obstacle: MenuObstacle;
  retryHref: string;
}

export function GuideMenuObstacleScreen({ frame, obstacle, retryHref }: GuideMenuObstacleScreenProps) {
  const { code, ...params } = obstacle;
  const ways: Record<ObstacleWay, string> = {
    guide: frame.guideHref,
    profile: frame.editHref,
    answers: frame.editHref,
    weight: frame.editHref,
    selection: menuHref(frame.place, "selection", frame.choices),
    retry: retryHref,
    contact: href("nous-contacter"),
  };
  return (
    <MenuLayout frame={frame}>
      <EmptyState
        level={1}
        title={t.find(`${code}.title`, { ...params }) ?? ""}
        text={t.find(`${code}.text`, { ...params }) ?? ""}
      >
        {obstacleWays[code].map((way, place) => (
          <ButtonLink key={way} href={ways[way]} look={place === 0 ? "solid" : "outline"}>
            {t(`ways.${way}`)}
          </ButtonLink>
        ))}
      </EmptyState>
    </MenuLayout>
  );
}
