import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { photoEditorTexts } from "../../../../shared/animal/photo/photo-editor.texts.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { icon } from "../../../ui/icons.tsx";
import { type Frame, frameForKey, largestZoom, zoomed, zoomOf } from "./crop-frame.ts";
import css from "./photo-crop.module.css";
import { useFingers } from "./use-fingers.ts";

const t = translator(photoEditorTexts);

const drawnSide = 800;

const directions = [
  { key: "ArrowUp", label: t("crop.up"), place: css.up, Arrow: icon("M12 19V5m-6 6 6-6 6 6") },
  { key: "ArrowLeft", label: t("crop.left"), place: css.left, Arrow: icon("M19 12H5m6-6-6 6 6 6") },
  { key: "ArrowRight", label: t("crop.right"), place: css.right, Arrow: icon("M5 12h14m-6-6 6 6-6 6") },
  { key: "ArrowDown", label: t("crop.down"), place: css.down, Arrow: icon("M12 5v14m-6-6 6 6 6-6") },
];

export interface PhotoCropProps {
  source: HTMLCanvasElement;
  frame: Frame;
  isFixed: boolean;
  onFrame: (frame: Frame) => void;
}

export function PhotoCrop({ source, frame, isFixed, onFrame }: PhotoCropProps) {
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const fingers = useFingers({ frame, size: source, isFixed, onFrame });
  const zoom = zoomOf(frame, source);

  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    const { x, y, side } = frame;
    context.clearRect(0, 0, drawnSide, drawnSide);
    context.imageSmoothingQuality = "high";
    context.drawImage(source, x - side / 2, y - side / 2, side, side, 0, 0, drawnSide, drawnSide);
  }, [source, frame]);

  const press = (key: string, isLarge: boolean): boolean => {
    const next = isFixed ? undefined : frameForKey(key, isLarge, frame, source);
    if (next) onFrame(next);
    return next !== undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey && press(event.key, event.shiftKey))
      event.preventDefault();
  };

  return (
    <div className={`stack-4 ${css.crop}`}>
      <div
        className={css.stage}
        role="slider"
        tabIndex={0}
        aria-label={t("crop.stage")}
        aria-describedby={`${id}-help`}
        aria-valuenow={percentOf(frame.x, source.width)}
        aria-valuetext={t("crop.place", {
          across: percentOf(frame.x, source.width),
          down: percentOf(frame.y, source.height),
        })}
        aria-disabled={isFixed}
        onKeyDown={onKeyDown}
        {...fingers}
      >
        <canvas ref={canvas} width={drawnSide} height={drawnSide} />
      </div>
      <div className={css.controls}>
        <p id={`${id}-help`} className={`note ${css.help}`}>
          {t("crop.help")}
        </p>
        <div className={css.pad}>
          {directions.map(({ key, label, place, Arrow }) => (
            <IconButton
              key={key}
              className={place}
              label={label}
              disabled={isFixed}
              onKeyDown={onKeyDown}
              onClick={(event) => press(key, event.shiftKey)}
            >
              <Arrow />
            </IconButton>
          ))}
        </div>
        <label className={`stack-2 strong ${css.zoom}`}>
          {t("crop.zoom")}
          <input
            type="range"
            min={1}
            max={largestZoom(source)}
            step={0.05}
            value={zoom}
            disabled={isFixed || largestZoom(source) === 1}
            aria-valuetext={t("crop.zoomValue", { percent: Math.round(zoom * 100) })}
            onChange={(event) => onFrame(zoomed(frame, source, Number(event.target.value)))}
          />
        </label>
      </div>
    </div>
  );
}

const percentOf = (place: number, whole: number) => Math.round((place / whole) * 100);
