import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { translator } from "../../../shared/text/translator.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { icon, NextIcon, PlayIcon, PreviousIcon } from "../../ui/icons.tsx";
import css from "./carousel.module.css";
import { defaultInterval, endsOf, stopBefore, stopsOf } from "./carousel-state.ts";
import { carouselTexts } from "./texts.ts";
import { type CarouselHeights, useHeights } from "./use-heights.ts";
import { useMover } from "./use-mover.ts";
import { useRotation } from "./use-rotation.ts";
import { useSlides } from "./use-slides.ts";

const t = translator(carouselTexts);

const PauseIcon = icon("M9 6v12M15 6v12");

export interface CarouselProps {
  title: string;
  slides: ReactNode[];
  itemsPerSlide?: number;
  itemsToScroll?: number;
  totalSlides?: number;
  arrows?: boolean;
  dots?: boolean;
  /** Milliseconds; 0 disables the rotation. */
  interval?: number;
  infinite?: boolean;
  setIndex?: (index: number) => void;
  heights?: CarouselHeights | undefined;
}

/** Follows the ARIA carousel pattern. Without scripts it is a scrollable row. */
export function Carousel(props: CarouselProps) {
  const { title, itemsPerSlide = 1, itemsToScroll = 1, arrows = true, dots = true } = props;
  const { interval = defaultInterval, infinite = true, setIndex } = props;
  const slides = props.slides.slice(0, props.totalSlides);
  const viewport = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const control = useRef<HTMLButtonElement>(null);
  const [hovered, setHovered] = useState(false);

  const { shape, state, hydrated, move } = useSlides(
    { totalSlides: slides.length, itemsPerSlide, itemsToScroll, infinite },
    viewport,
  );
  const { index } = state;
  const stops = stopsOf(shape);
  const moves = stops.length > 1;
  const rotates = moves && interval > 0;
  const rotation = useRotation({
    interval: rotates ? interval : 0,
    held: hovered,
    since: state.movedAt,
    advance: () => move("next"),
  });
  useHeights(track, props.heights);
  useMover({ viewport, track, index, onSwipe: move });
  useEffect(() => setIndex?.(index), [index, setIndex]);

  const onFocus = ({ target }: FocusEvent) => {
    if (target !== control.current) rotation.stop();
  };

  const { atStart, atEnd } = endsOf(shape, index);
  return (
    <section
      className={css.carousel}
      aria-roledescription={t("role")}
      aria-label={title}
      onFocus={onFocus}
      onPointerEnter={({ pointerType }) => setHovered(pointerType === "mouse")}
      onPointerLeave={() => setHovered(false)}
    >
      <div className={css.head}>
        <h2>{title}</h2>
        {moves && (arrows || rotates) && (
          <fieldset className={css.controls} aria-label={t("controls")}>
            {rotates && (
              <IconButton
                ref={control}
                label={t(rotation.on ? "pause" : "play")}
                onClick={rotation.on ? rotation.stop : rotation.start}
              >
                {rotation.on ? <PauseIcon /> : <PlayIcon />}
              </IconButton>
            )}
            {arrows && (
              <>
                <IconButton
                  label={t("previous")}
                  aria-disabled={atStart || undefined}
                  onClick={() => move("previous")}
                >
                  <PreviousIcon />
                </IconButton>
                <IconButton label={t("next")} aria-disabled={atEnd || undefined} onClick={() => move("next")}>
                  <NextIcon />
                </IconButton>
              </>
            )}
          </fieldset>
        )}
      </div>
      <div
        ref={viewport}
        className={hydrated ? `${css.viewport} ${css.driven}` : css.viewport}
        tabIndex={hydrated ? undefined : 0}
      >
        <ul
          ref={track}
          className={`${css.track} ${css[`items${itemsPerSlide}`] ?? ""}`}
          aria-live={rotation.turning ? "off" : "polite"}
        >
          {slides.map((slide, place) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their order
              key={place}
              className={css.slide}
              aria-roledescription={t("slideRole")}
              aria-label={t("slide", { number: place + 1, count: slides.length })}
              inert={hydrated && (place < index || place >= index + shape.itemsPerSlide)}
            >
              {slide}
            </li>
          ))}
        </ul>
      </div>
      {dots && moves && (
        <fieldset className={css.dots} aria-label={t("dots")}>
          {stops.map((stop) => (
            <button
              key={stop}
              type="button"
              className={css.dot}
              aria-label={t("goTo", { number: stop + 1 })}
              aria-current={stop === stopBefore(shape, index) ? "true" : undefined}
              onClick={() => move(stop)}
            />
          ))}
        </fieldset>
      )}
    </section>
  );
}
