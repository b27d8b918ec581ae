import { safeLink } from "../../../shared/links.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import css from "./content-breadcrumb.module.css";
import { contentBlockTexts } from "./texts.ts";

const t = translator(contentBlockTexts);

export interface ContentBreadcrumbProps {
  /** Steps after the home page; the last one is the page itself. */
  steps: { name: string; to?: string | null | undefined }[];
}

export function ContentBreadcrumb({ steps }: ContentBreadcrumbProps) {
  const own = steps.map(({ name, to }) => {
    const address = safeLink(to);
    return address ? { name, href: address } : { name };
  });
  return (
    <div className={`page-width ${css.place}`}>
      <Breadcrumb label={t("breadcrumb")} steps={[{ name: t("home"), href: href("index") }, ...own]} />
    </div>
  );
}
