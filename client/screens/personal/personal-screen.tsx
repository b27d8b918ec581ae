import { personalScreenTexts } from "../../../shared/customer/personal-screen.texts.ts";
import { personalHref } from "../../../shared/customer/personal-sections.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { AccountFrame, type AccountFrameProps } from "../../features/account-frame/account-frame.tsx";
import {
  DeleteAccountIsland,
  type DeleteAccountProps,
} from "../../features/personal/delete-account.island.tsx";
import type { PersonalDataView } from "../../features/personal/personal-sections.island.tsx";
import { PersonalSectionsIsland } from "../../features/personal/personal-sections.island.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

const t = translator(personalScreenTexts);

export interface PersonalScreenProps extends Pick<AccountFrameProps, "places"> {
  view: PersonalDataView | { kind: "deletion"; message?: string } | { kind: "down"; lostPassword?: true };
}

export function PersonalScreen({ places, view }: PersonalScreenProps) {
  const steps = view.kind === "deletion" ? [{ name: t("deletion") }] : [];
  return (
    <AccountFrame places={places} place="mon-compte-mes-informations-personnelles" steps={steps}>
      <View view={view} hasSubscriptions={places.includes("mon-compte-mes-abonnements")} />
    </AccountFrame>
  );
}

interface ViewProps extends Pick<PersonalScreenProps, "view">, Pick<DeleteAccountProps, "hasSubscriptions"> {}

function View({ view, hasSubscriptions }: ViewProps) {
  switch (view.kind) {
    case "data":
      return <PersonalSectionsIsland {...view} />;
    case "deletion":
      return (
        <DeleteAccountIsland
          hasSubscriptions={hasSubscriptions}
          {...(view.message ? { message: view.message } : {})}
        />
      );
    case "down":
      return (
        <EmptyState
          level={1}
          title={t("down.title")}
          text={t(view.lostPassword ? "down.notChanged" : "down.text")}
        >
          <ButtonLink href={personalHref()}>{t("down.retry")}</ButtonLink>
          <ButtonLink look="outline" href={href("mon-compte")}>
            {t("down.back")}
          </ButtonLink>
        </EmptyState>
      );
  }
}
