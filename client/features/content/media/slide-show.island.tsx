import { island } from "../../../../engine/islands/island.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Section } from "../../../ui/section.tsx";
import { SmartLink } from "../../../ui/smart-link.tsx";
import { Carousel } from "../../carousel/carousel.tsx";
import type { BlockProps } from "../block-props.ts";
import css from "./slide-show.module.css";

function SlideShow({ slides, ...carousel }: BlockProps<"carousel">) {
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
