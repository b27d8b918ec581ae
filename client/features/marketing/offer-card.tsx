import { useEffect, useRef } from "react";
import type { MarketingOffer } from "../../../shared/marketing/offer.ts";
import { marketingTexts } from "../../../shared/marketing/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import cardLink from "../../ui/card-link.module.css";
import frame from "../../ui/frame.module.css";
import { IconButton } from "../../ui/icon-button.tsx";
import { CloseIcon } from "../../ui/icons.tsx";
import { Picture } from "../../ui/picture.tsx";
import { CardPrice } from "../product/card/card-price.tsx";
import css from "./offer-card.module.css";

const t = translator(marketingTexts);

export interface OfferCardProps {
  offer: MarketingOffer;
  onSeen: () => void;
  onClose: () => void;
}

export function OfferCard({ offer, onSeen, onClose }: OfferCardProps) {
  const place = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: seen once
  useEffect(() => (place.current ? whenSeen(place.current, onSeen) : undefined), []);
  const { href, name, image } = offer.kind === "product" ? offer.product : offer.category;
  return (
    <aside className={css.offer} aria-label={t(`offer.${offer.kind}`)} ref={place}>
      <div className={css.card}>
        {image && (
          <div
            className={`${offer.kind === "category" ? "cover" : "contain"} ${frame.square} ${css.picture}`}
          >
            <Picture image={image} alt="" widths={[160, 320]} />
          </div>
        )}
        <div className={css.words}>
          <p className={css.what}>{t(`offer.${offer.kind}`)}</p>
          <h2 className={css.name}>
            <a className={cardLink.link} href={href}>
              {name}
            </a>
          </h2>
          {offer.kind === "product" ? (
            <>
              {offer.product.subtitle && <p className="note">{offer.product.subtitle}</p>}
              <p className={css.price}>
                <CardPrice product={offer.product} />
              </p>
            </>
          ) : (
            offer.category.intro && <p className="note">{offer.category.intro}</p>
          )}
        </div>
        <IconButton className={css.close} label={t("offer.close")} onClick={onClose}>
          <CloseIcon size={20} />
        </IconButton>
      </div>
    </aside>
  );
}

function whenSeen(element: Element, act: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      act();
    },
    { threshold: 0.5 },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
