import type { ProductCard } from "../../shared/product/product.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
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
  products: ProductCard[];
}

export function ErrorScreen({ status, title, message, products }: ErrorScreenProps) {
  return (
    <>
      <EmptyState level={1} kicker={t("code", { status })} title={title} text={message}>
        <ButtonLink href={href("chien")}>{t("dog")}</ButtonLink>
        <ButtonLink href={href("chat")}>{t("cat")}</ButtonLink>
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
