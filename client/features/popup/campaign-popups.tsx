import type { ReactNode } from "react";
import { renderPopupMarkdown } from "../../../shared/api/popup.ts";
import type { SenderProps } from "../../../shared/forms/bot-check.ts";
import type { PopupAction } from "../../../shared/marketing/actions.ts";
import { popupTexts } from "../../../shared/popup/popup.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { TrackedEvent } from "../../../shared/tracking/events.ts";
import { call } from "../../api/call.ts";
import { shownTracking } from "../../visit/shown-tracking.ts";
import { report } from "../marketing/marketing.ts";
import { reportFault } from "../marketing/report-fault.ts";
import { ExitPopup } from "./exit-popup.tsx";
import { type HeldLink, isLeaving, isLinkHeld, takeHeldLink } from "./held-link.ts";
import { MarkdownPopup } from "./markdown-popup.tsx";
import { ExitNewsletterPopup, NewsletterPopup } from "./newsletter-popup.tsx";
import { popupMarkdown, popupWords } from "./popup-configuration.ts";
import type { PopupProps } from "./popup-frame.tsx";
import { rememberClosed } from "./popup-memory.ts";
import { isDelay, mayOrderFirst } from "./popup-rules.ts";
import { popups } from "./popups.ts";

const t = translator(popupTexts);

export interface Campaign {
  action: PopupAction;
  event: TrackedEvent;
  sender: SenderProps | undefined;
}

/** @throws if the campaign's Markdown cannot be rendered */
export async function askCampaign(campaign: Campaign): Promise<void> {
  const { action, event } = campaign;
  const { type: kind } = action;
  const reason = popups.reasonNow(kind);
  if (reason && !isDelay(reason)) return;
  const show = await popupOf(campaign);
  if (!show || isLeaving()) return;

  let link: HeldLink | undefined;
  popups.ask({
    kind,
    waits: event.name !== "exit_intent" || isOfNewTab(event),
    render: (stage) => show({ stage, leavesFor: link?.host }),
    onOpen() {
      link = takeHeldLink();
      report(action.campaign);
    },
    onClosed: () => link?.goOn(),
  });
}

const isOfNewTab = (event: TrackedEvent) =>
  event.name === "exit_intent" && event.data.action === "click" && !isLinkHeld();

type ShowPopup = (props: PopupProps) => ReactNode;

async function popupOf({ action, sender }: Campaign): Promise<ShowPopup | undefined> {
  const { type, configuration } = action;
  const words = popupWords(configuration);
  if (type === "markdown") {
    const markdown = popupMarkdown(configuration);
    if (!markdown) {
      reportFault({ kind: "action left out", action: "popup", reason: "no Markdown" });
      return undefined;
    }
    const { html } = await call(renderPopupMarkdown, { markdown });
    return (props) => <MarkdownPopup {...props} title={words.title ?? t("markdown")} html={html} />;
  }
  const { title = t("exit.default"), button = t("discover"), link } = words;
  if (type === "exit_intent" && link) {
    return (props) => <ExitPopup {...props} words={{ ...words, title, button, link }} />;
  }
  if (!sender) return undefined;
  if (type === "exit_intent" && !mayOrderFirst(shownTracking()?.common.client)) return undefined;
  const Popup = type === "exit_intent" ? ExitNewsletterPopup : NewsletterPopup;
  return (props) => <Popup {...props} words={words} sender={sender} onSubscribed={rememberSubscriber} />;
}

/** The exit and newsletter popups make the same offer, so neither asks a subscriber again. */
function rememberSubscriber(): void {
  rememberClosed("exit_intent");
  rememberClosed("newsletter");
}
