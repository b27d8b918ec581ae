import { island } from "../../../../engine/islands/island.tsx";
import type { Image, Link } from "../../../../shared/content/content.ts";
import { Picture } from "../../../ui/picture.tsx";
import { Section } from "../../../ui/section.tsx";
import { SmartLink } from "../../../ui/smart-link.tsx";
import { Carousel, type CarouselProps } from "../../carousel/carousel.tsx";
import css from "./slide-show.module.css";

export interface SlideShowProps extends Omit<CarouselProps, "slides" | "setIndex"> {
  slides: Slide[];
}

export interface Slide {
  title: string;
  text?: string | null | undefined;
  image?: Image | null | undefined;
  link?: Link | null | undefined;
}

function SlideShow({ slides, ...carousel }: SlideShowProps) {
  const alone = carousel.itemsPerSlide === 1;
  return (
    <Section>
      <Carousel
        {...carousel}
        slides={slides.map(({ title, text, image, link }) => (
          <div key={title} className={alone ? `${css.slide} ${css.alone}` : css.slide}>
            {image && (
              <div className={css.picture}>
                <Picture
                  image={image}
                  alt=""
                  widths={[480, 800]}
                  sizes={alone ? "(min-width:48rem) 46rem,93vw" : "(min-width:48rem) 26rem,93vw"}
                  ground="forest"
                />
              </div>
            )}
            <div className={css.words}>
              <h3 className={css.title}>{title}</h3>
              {text && <p className={`note ${css.text}`}>{text}</p>}
              {link && <SmartLink link={link} className="link" />}
            </div>
          </div>
        ))}
      />
    </Section>
  );
}

export const CarouselIsland = island(SlideShow, { when: "visible" });
