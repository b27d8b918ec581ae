import type { FormErrors } from "../../shared/forms/form-errors.ts";
import type { FormInputs } from "../../shared/forms/smart-form.ts";
import { formatRound } from "../../shared/money/money.ts";
import { href } from "../../shared/routes.ts";
import { friendView } from "../../shared/sponsorship/friend-view.ts";
import { sponsorHref } from "../../shared/sponsorship/sponsor-code.ts";
import type { Sponsorships } from "../../shared/sponsorship/sponsorship.ts";
import { sponsorshipTexts } from "../../shared/sponsorship/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext, AppRequest } from "../context.ts";
import { accountPlacesOf } from "../page/account-frame.ts";
import { originOf } from "../page/origin.ts";
import type { Page } from "../page/page.ts";
import { pageTitle } from "../page/seo/seo.ts";
import { type Notice, takeNotice } from "../session/notice.ts";

const t = translator(sponsorshipTexts);

interface Shown {
  inputs?: FormInputs;
  errors?: FormErrors;
}

export function sponsorshipsPage(
  c: AppContext,
  list: Sponsorships | null,
  { inputs = {}, errors }: Shown,
): Page {
  const notice = takeNotice(c, isAboutInvitations);
  return {
    screen: "sponsorships",
    ...(list ? {} : { status: 503 }),
    props: {
      places: accountPlacesOf(c.var),
      list: list && { code: list.code, link: linkOf(c.req, list), friends: list.members.map(friendView) },
      rewards: rewardsIn(list),
      inputs,
      ...(errors ? { errors } : {}),
      ...(notice ? { notice: { tone: notice.tone, text: notice.text } } : {}),
    },
    head: { title: pageTitle(t("title")), canonical: href("mon-compte-mes-parrainages"), noindex: true },
  };
}

function rewardsIn(list: Sponsorships | null): string | undefined {
  const { sponsor, friend } = list?.rewards ?? {};
  const rewards = [
    sponsor && t("rewards.sponsor", { amount: formatRound(sponsor) }),
    friend && t("rewards.friend", { amount: formatRound(friend) }),
  ];
  return rewards.filter(Boolean).join(", ") || undefined;
}

function linkOf(req: AppRequest, { link, code }: Sponsorships): string | null {
  const to = link ?? (code === null ? null : sponsorHref(code));
  return to === null ? null : (URL.parse(to, originOf(req))?.href ?? null);
}

export const invitationNotice = (text: string): Notice => ({
  tone: "success",
  text,
  draft: { sponsorships: "done" },
});

const isAboutInvitations = ({ draft }: Notice) => draft?.sponsorships !== undefined;
