import { guideDownTexts } from "../../shared/guide/guide-down.texts.ts";
import { guideLayoutTexts } from "../../shared/guide/guide-layout.texts.ts";
import { type GuideStep, guideSteps } from "../../shared/guide/guide-steps.ts";
import type { GuideWayOut } from "../../shared/guide/way-out.ts";
import { menuFrameTexts } from "../../shared/menu/menu-frame.texts.ts";
import { type MenuGuide, menuStepsOf } from "../../shared/menu/menu-guide.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext, AppRequest } from "../context.ts";
import type { Posted } from "../forms/posted.ts";
import type { Page } from "../page/page.ts";
import { pageTitle } from "../page/seo/seo.ts";
import { requestedPage } from "../session/requested-page.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";

const t = translator(guideDownTexts);
const layout = translator(guideLayoutTexts);
const menu = translator(menuFrameTexts);

interface GuidePlace {
  wayOut: GuideWayOut;
  steps: readonly string[];
  at: number;
}

export const foodGuidePlace = (wayOut: GuideWayOut, step: GuideStep): GuidePlace => ({
  wayOut,
  steps: guideSteps.map((one) => layout(`steps.${one}`)),
  at: guideSteps.indexOf(step),
});

export const menuGuidePlace = (wayOut: GuideWayOut, of: MenuGuide): GuidePlace => ({
  wayOut,
  steps: menuStepsOf[of].map((one) => menu(`steps.${one}`)),
  at: 0,
});

/** A 401 redirects to the sign-in instead. @throws any error that is no outage */
export async function orGuideDown<Made>(
  c: AppContext,
  place: () => GuidePlace,
  make: () => Promise<Made>,
): Promise<Made | Page> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status === 401 || c.var.session.ended) throw error;
    c.var.log.error("guide not shown", error);
    return guideDownPage(c.req, place());
  }
}

export function guideDownPage(req: AppRequest, { wayOut, steps, at }: GuidePlace, posted?: Posted): Page {
  const answer = [...(posted?.data ?? [])].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as const] : [],
  );
  return {
    screen: "guide-down",
    status: 503,
    personal: true,
    props: { ...wayOut, steps, at, answer, retry: requestedPage(req) ?? req.path },
    head: { title: pageTitle(t("title")), canonical: req.path, noindex: true },
  };
}
