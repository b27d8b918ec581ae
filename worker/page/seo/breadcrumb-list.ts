import type { BreadcrumbList } from "schema-dts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { workerTexts } from "../texts.ts";

const t = translator(workerTexts);

export interface BreadcrumbStep {
  name: string;
  path: string;
}

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
