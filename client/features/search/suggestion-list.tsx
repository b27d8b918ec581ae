import type { ReactNode } from "react";
import { weightText } from "../../../shared/menu/weight-text.ts";
import type {
  MarkedText,
  SuggestedLink,
  SuggestedProduct,
  Suggestions,
} from "../../../shared/search/search.ts";
import { searchHref } from "../../../shared/search/search-address.ts";
import { translator } from "../../../shared/text/translator.ts";
import { SearchIcon } from "../../ui/icons.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Price, PricePerKilo } from "../../ui/price.tsx";
import css from "./suggestions.module.css";
import { suggestionTexts } from "./texts.ts";

const t = translator(suggestionTexts);

export const listId = "suggestions";

export interface SuggestionListProps {
  found: Suggestions;
  question: string;
}

export function SuggestionList({ found, question }: SuggestionListProps) {
  const { products, categories, pages, count } = found;
  const linksFrom = products.length;
  const pagesFrom = linksFrom + categories.length;
  const allAt = pagesFrom + pages.length;
  return (
    <>
      <Group name="products" options={products}>
        {products.map((product, at) => (
          <Option key={product.sku} href={product.href} index={at}>
            <ProductOption product={product} />
          </Option>
        ))}
      </Group>
      <Links name="categories" links={categories} from={linksFrom} />
      <Links name="pages" links={pages} from={pagesFrom} />
      <Option href={searchHref(question)} index={allAt} look={css.all}>
        <SearchIcon size={18} />
        {t("all", { count })}
      </Option>
    </>
  );
}

interface LinksProps {
  name: "categories" | "pages";
  links: readonly SuggestedLink[];
  from: number;
}

function Links({ name, links, from }: LinksProps) {
  return (
    <Group name={name} options={links}>
      {links.map((link, at) => (
        <Option key={link.href} href={link.href} index={from + at}>
          <span>
            <Marked text={link.name} />
          </span>
        </Option>
      ))}
    </Group>
  );
}

interface GroupProps {
  name: "products" | "categories" | "pages";
  options: readonly unknown[];
  children: ReactNode;
}

function Group({ name, options, children }: GroupProps) {
  if (options.length === 0) return null;
  const id = `${listId}-${name}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
    <div role="group" aria-labelledby={id} className={css.group}>
      <div id={id} className={css.title} role="presentation">
        {t(name)}
      </div>
      {children}
    </div>
  );
}

interface OptionProps {
  href: string;
  index: number;
  look?: string | undefined;
  children: ReactNode;
}

function Option({ href, index, look, children }: OptionProps) {
  return (
    <a
      id={`${listId}-${index}`}
      role="option"
      // The combobox sets this attribute.
      aria-selected={false}
      tabIndex={-1}
      href={href}
      className={look ? `${css.option} ${look}` : css.option}
      // Keeps the focus in the search box.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </a>
  );
}

function ProductOption({ product }: { product: SuggestedProduct }) {
  const { image, audience, name, price, weight, several, inStock } = product;
  return (
    <>
      <span className={`contain ${css.picture}`}>
        {image && <Picture image={{ ...image, alternativeText: "" }} alt="" widths={[80, 160]} />}
      </span>
      <span className={css.words}>
        {audience && (
          <span className={css.audience}>
            <Marked text={audience} />
          </span>
        )}
        <span className={css.name}>
          <Marked text={name} />
        </span>
        <span className={css.price}>
          <Price amount={price} from={several && price !== null ? t("from") : undefined} />{" "}
          {price !== null && weight !== null && <span>{t("of", { format: weightText(weight) })}</span>}{" "}
          {price !== null && weight !== null && <PricePerKilo amount={price} weight={weight} />}
          {!inStock && <span className={css.soldOut}> {t("soldOut")}</span>}
        </span>
      </span>
    </>
  );
}

function Marked({ text }: { text: MarkedText }) {
  let place = 0;
  return text.map((piece) => {
    const key = place++;
    return piece.marked ? <mark key={key}>{piece.text}</mark> : <span key={key}>{piece.text}</span>;
  });
}
