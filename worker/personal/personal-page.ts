import type { PersonalDataView } from "../../client/features/personal/personal-sections.island.tsx";
import type { PersonalScreenProps } from "../../client/screens/personal/personal-screen.tsx";
import { personalTexts } from "../../shared/customer/personal.texts.ts";
import type { PersonalData } from "../../shared/customer/personal-data.ts";
import { personalScreenTexts } from "../../shared/customer/personal-screen.texts.ts";
import { personalHref } from "../../shared/customer/personal-sections.ts";
import type { FieldChoice } from "../../shared/forms/smart-form.ts";
import { locale, translator } from "../../shared/text/translator.ts";
import * as clock from "../../shared/time/clock.ts";
import type { AppContext, Services } from "../context.ts";
import { accountPlacesOf } from "../page/account-frame.ts";
import type { Loader, Page } from "../page/page.ts";
import { pageTitle } from "../page/seo/seo.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { deletionRequestedAt } from "./deletion-request.ts";
import { personalCustomer } from "./personal-customer.ts";
import { takePersonalDrafts } from "./personal-draft.ts";
import { takePersonalNotice } from "./personal-notice.ts";
import { canEndOthers } from "./sign-in-again.ts";

const t = translator(personalScreenTexts);
const ofData = translator(personalTexts);

export const loadPersonal: Loader<"mon-compte-mes-informations-personnelles"> = async (c) => {
  if (c.req.query("supprimer")) return deletionPage(c.var);
  try {
    const { data } = await personalCustomer(c);
    return personalPage(c, data, { inputs: await takePersonalDrafts(c) });
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return downPage(c.var);
  }
};

type Shown = Partial<Pick<PersonalDataView, "inputs" | "refused" | "done">>;

export function personalPage(c: AppContext, data: PersonalData, shown: Shown = {}): Page {
  const done = shown.done ?? takePersonalNotice(c);
  const requestedAt = deletionRequestedAt(c);
  const { identity } = c.var.configuration;
  return screen(c.var, {
    kind: "data",
    data,
    today: clock.date().toISOString().slice(0, 10),
    languages: languagesFor(c.var, data),
    identityProvider: identity.issuer ? identity.name : "",
    endsOtherSessions: canEndOthers(c.var.session.token ?? ""),
    inputs: shown.inputs ?? {},
    ...(shown.refused ? { refused: shown.refused } : {}),
    ...(done ? { done } : {}),
    ...(requestedAt ? { deletionRequestedAt: requestedAt } : {}),
  });
}

export const deletionPage = (services: Services<"settings">, message?: string): Page =>
  screen(services, { kind: "deletion", ...(message ? { message } : {}) });

export const downPage = (services: Services<"settings">, lost: { lostPassword?: true } = {}): Page => ({
  ...screen(services, { kind: "down", ...lost }),
  status: 503,
});

function screen(services: Services<"settings">, view: PersonalScreenProps["view"]): Page {
  return {
    screen: "personal",
    props: { places: accountPlacesOf(services), view },
    head: { title: pageTitle(titleOf(view)), canonical: personalHref(), noindex: true },
  };
}

const titleOf = ({ kind }: PersonalScreenProps["view"]) =>
  kind === "deletion" ? ofData("deletion.confirmTitle") : t("title");

const names = new Intl.DisplayNames(locale, { type: "language" });

export function languagesFor(
  { configuration }: Services<"configuration">,
  { communicationLanguage }: PersonalData,
): FieldChoice[] {
  const codes = new Set([...configuration.communicationLanguages, communicationLanguage].filter(Boolean));
  return [...codes].map((value) => ({ value, label: nameOf(value) }));
}

function nameOf(language: string): string {
  const name = /^[a-z]{2,3}$/.test(language) ? (names.of(language) ?? language) : language;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
