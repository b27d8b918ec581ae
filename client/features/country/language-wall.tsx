import { closeLanguage } from "../../../shared/api/country.ts";
import { languageWallTexts } from "../../../shared/country/language-wall.texts.ts";
import type { PopupData } from "../../../shared/popup/popup-data.ts";
import { translator } from "../../../shared/text/translator.ts";
import { call } from "../../api/call.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import css from "./language-wall.module.css";

const t = translator(languageWallTexts);

export interface LanguageWallProps extends NonNullable<PopupData["languageWall"]> {
  open: boolean;
  onClose: () => void;
}

export function LanguageWall({ language, site, open, onClose }: LanguageWallProps) {
  const remember = () => void call(closeLanguage, undefined, { keepalive: true }).catch(() => {});
  const close = () => {
    onClose();
    remember();
  };
  return (
    <Dialog open={open} onClose={close} title={<span lang={language}>{t(`${language}.title`)}</span>}>
      <div className={`stack-4 ${css.wall}`}>
        <div lang={language}>
          <p>{t(`${language}.intro`)}</p>
          <ButtonLink href={site} hrefLang={language} onClick={remember}>
            {t(`${language}.go`)}
          </ButtonLink>
        </div>
        <div className={css.french}>
          <p>
            <strong>{t(`${language}.french`)}</strong> {t("intro")}
          </p>
          <Button look="outline" type="button" onClick={close}>
            {t("stay")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
