import { closeCountry } from "../../../shared/api/country.ts";
import type { ShopCountry } from "../../../shared/country/country.ts";
import { countryTexts } from "../../../shared/country/texts.ts";
import type { PopupData } from "../../../shared/popup/popup-data.ts";
import { translator } from "../../../shared/text/translator.ts";
import { call } from "../../api/call.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { CountryChoice } from "./country-choice.tsx";

const t = translator(countryTexts);

export interface CountryWallProps extends NonNullable<PopupData["countryWall"]> {
  open: boolean;
  onClose: () => void;
}

export function CountryWall({ detected, chosen, terms, open, onClose }: CountryWallProps) {
  const close = () => {
    onClose();
    void call(closeCountry, undefined, { keepalive: true }).catch(() => {});
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t("wall.title")}
      footer={
        <Button look="outline" type="button" onClick={close}>
          {t(`wall.stay.${chosen}`)}
        </Button>
      }
    >
      <div className="stack-5">
        <p>
          <strong>{t.find(`detected.${detected as ShopCountry}`) ?? t("detected.other")}</strong> {t("intro")}
        </p>
        <CountryChoice chosen={chosen} terms={terms} returnTo={location.pathname + location.search} />
      </div>
    </Dialog>
  );
}
