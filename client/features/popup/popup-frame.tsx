import type { ReactNode } from "react";
import { popupTexts } from "../../../shared/popup/popup.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import css from "./popup-frame.module.css";
import type { Stage } from "./popup-stage.ts";

const t = translator(popupTexts);

export interface PopupProps {
  stage: Stage;
  leavesFor?: string | undefined;
}

interface PopupFrameProps extends PopupProps {
  title: string;
  children: ReactNode;
}

export function PopupFrame({ stage, leavesFor, title, children }: PopupFrameProps) {
  return (
    <Dialog
      {...stage}
      title={title}
      footer={
        leavesFor && (
          <Button className={css.goOn} look="quiet" type="button" onClick={stage.onClose}>
            {t("goOn", { host: leavesFor })}
          </Button>
        )
      }
    >
      <div className={`stack-4 ${css.body}`}>{children}</div>
    </Dialog>
  );
}
