import type { BreadcrumbList } from "schema-dts";
import { translator } from "../../shared/i18n/translator.ts";
import { workerTexts } from "../../shared/i18n/worker.ts";
import { href } from "../../shared/routes.ts";

const t = translator(workerTexts);

export interface BreadcrumbStep {
  name: string;
  /** Path of the shop. */
  path: string;
}

/** The way to a page from home, for search engines; home itself is put before the steps. */
export function breadcrumbList(origin: string, steps: readonly BreadcrumbStep[]): BreadcrumbList {
  const whole = [{ name: t("home"), path: href("index") }, ...steps];
  return {
    "@type": "BreadcrumbList",
    itemListElement: whole.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
