import type { OfferedFormat } from "../../../shared/subscription/offer.ts";
import { unbroken } from "../../../shared/text/unbroken.ts";
import { Price, PricePerKilo } from "../../ui/price.tsx";
import { ItemPicture } from "./item-picture.tsx";
import css from "./line-links.module.css";

export interface LineLink extends Pick<OfferedFormat, "format" | "price" | "weight" | "image"> {
  key: string | number;
  href: string;
  name: string;
}

export function LineLinks({ title, lines }: { title: string; lines: readonly LineLink[] }) {
  return (
    <section>
      <h2 className="title-s">{title}</h2>
      <ul className={css.lines}>
        {lines.map(({ key, href, name, format, price, weight, image }) => (
          <li key={key} className={css.line}>
            <ItemPicture image={image} sizes="5rem" />
            <div>
              <a className={`strong ${css.name}`} href={href}>
                {unbroken(name)}
              </a>
              <p className={css.detail}>
                {format && <span>{unbroken(format)}</span>}
                {price !== null && <Price amount={price} />}
                {price !== null && weight !== null && <PricePerKilo amount={price} weight={weight} />}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
