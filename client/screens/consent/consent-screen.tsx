import { consentPageTexts } from "../../../shared/consent/page.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import {
  ConsentChoicesIsland,
  type ConsentChoicesProps,
} from "../../features/consent/consent-choices.island.tsx";
import { StoredEntries, type StoredEntriesProps } from "../../features/consent/stored-entries.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import css from "./consent-screen.module.css";

const t = translator(consentPageTexts);

export interface ConsentScreenProps {
  choices: ConsentChoicesProps;
  entries: StoredEntriesProps;
}

export function ConsentScreen({ choices, entries }: ConsentScreenProps) {
  return (
    <div className={css.screen}>
      <PageTitle title={t("title")} />
      <div className="page-width stack-5">
        <p>{t("intro")}</p>
        <p>{t("thirdParties")}</p>
        {choices.refusedBySignal && <Notice tone="info">{t("signal")}</Notice>}
        <ConsentChoicesIsland {...choices} />
        <StoredEntries {...entries} />
      </div>
    </div>
  );
}
