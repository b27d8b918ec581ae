import { useEffect, useId, useRef, useState } from "react";
import { photoEditorTexts } from "../../../../shared/animal/photo/photo-editor.texts.ts";
import type { UploadSettings } from "../../../../shared/animal/photo/photo-upload.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { type Frame, firstFrame } from "./crop-frame.ts";
import { PhotoCrop } from "./photo-crop.tsx";
import css from "./photo-editor.module.css";
import { usePhotoUpload } from "./use-photo-upload.ts";

const t = translator(photoEditorTexts);

export interface PhotoEditorProps {
  animal: number;
  settings: UploadSettings;
  source: HTMLCanvasElement;
  onOther: () => void;
}

export function PhotoEditor({ animal, settings, source, onOther }: PhotoEditorProps) {
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [frame, setFrame] = useState<Frame>(() => firstFrame(source));
  const { sending, failure, isCancelled, send, cancel } = usePhotoUpload({ animal, settings });
  useEffect(() => heading.current?.focus(), []);
  const actions = useFocusOnChange(sending !== null);

  return (
    <section className={`stack-4 ${css.editor}`} aria-labelledby={title}>
      <h2 ref={heading} id={title} tabIndex={-1}>
        {t("crop.title")}
      </h2>
      <PhotoCrop source={source} frame={frame} isFixed={sending !== null} onFrame={setFrame} />
      {failure && <Notice tone="error">{failure}</Notice>}
      {isCancelled && <Notice tone="info">{t("cancelled")}</Notice>}
      {sending ? (
        <div ref={actions} className={`stack-3 ${css.sending}`}>
          <VisuallyHidden role="status">{t(`sending.${sending.stage}`, { percent: 0 })}</VisuallyHidden>
          <ProgressBar
            value={sending.sent}
            max={1}
            label={t(`sending.${sending.stage}`, { percent: Math.round(sending.sent * 100) })}
          />
          {sending.stage !== "saving" && (
            <Button type="button" look="outline" onClick={cancel}>
              {t("sending.cancel")}
            </Button>
          )}
        </div>
      ) : (
        <div ref={actions} className={`row-3 ${css.actions}`}>
          <Button type="button" onClick={() => void send(source, frame)}>
            {t(failure ? "retry" : "crop.save")}
          </Button>
          <Button type="button" look="quiet" onClick={onOther}>
            {t("crop.other")}
          </Button>
        </div>
      )}
    </section>
  );
}

function useFocusOnChange(isSending: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(isSending);
  useEffect(() => {
    if (before.current !== isSending) place.current?.querySelector("button")?.focus();
    before.current = isSending;
  }, [isSending]);
  return place;
}
