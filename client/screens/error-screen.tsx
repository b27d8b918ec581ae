import type { ProductCard } from "../../shared/product/product.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import { GuideStart } from "../features/guide/guide-start.tsx";
import { ProductGrid } from "../features/product/card/product-grid.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Section } from "../ui/section.tsx";
import { errorTexts } from "./texts.ts";

const t = translator(errorTexts);

export interface ErrorScreenProps {
  status: number;
  title: string;
  message: string;
  hasGuide: boolean;
  products: ProductCard[];
}

export function ErrorScreen({ status, title, message, hasGuide, products }: ErrorScreenProps) {
  const look = hasGuide ? "outline" : "solid";
  return (
    <>
      <EmptyState level={1} kicker={t("code", { status })} title={title} text={message}>
        {hasGuide && <GuideStart />}
        <ButtonLink look={look} href={href("chien")}>
          {t("dog")}
        </ButtonLink>
        <ButtonLink look={look} href={href("chat")}>
          {t("cat")}
        </ButtonLink>
        <ButtonLink look="outline" href={href("index")}>
          {t("home")}
        </ButtonLink>
      </EmptyState>
      {products.length > 0 && (
        <Section title={t("products")}>
          <ProductGrid products={products} row />
        </Section>
      )}
    </>
  );
}
