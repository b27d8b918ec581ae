import type { CategoryView } from "../../../shared/listing/category.ts";
import { categoryHref, href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import chips from "../../ui/chips.module.css";
import { Picture } from "../../ui/picture.tsx";
import { SmartLink } from "../../ui/smart-link.tsx";
import css from "./category-head.module.css";
import { listingTexts } from "./texts.ts";

const t = translator(listingTexts);

export function CategoryHead({ category }: { category: CategoryView }) {
  const { title, intro, link, image, children } = category;
  return (
    <div className={`page-width ${css.head}`}>
      <div>
        <CategoryTrail category={category} />
        <h1 className={css.title}>{title}</h1>
        {intro && <p className={`lead ${css.intro}`}>{intro}</p>}
        {link && (
          <p className={css.link}>
            <SmartLink link={link} />
          </p>
        )}
        {children.length > 0 && (
          <nav aria-label={t("subcategories")}>
            <ul className={`row-2 ${chips.chips} ${chips.line} ${css.children}`} tabIndex={-1}>
              {children.map((child) => (
                <li key={child.path}>
                  <a href={categoryHref(child.path)}>{child.name}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      {image && (
        <div className={image.width > image.height ? css.picture : `${css.picture} ${css.detail}`}>
          <Picture image={image} alt="" widths={[480, 800]} sizes="26rem" ground="forest" />
        </div>
      )}
    </div>
  );
}

export function CategoryTrail({ category }: { category: Pick<CategoryView, "ancestors" | "name"> }) {
  return (
    <Breadcrumb
      label={t("breadcrumb")}
      steps={[
        { name: t("home"), href: href("index") },
        ...category.ancestors.map((step) => ({ name: step.name, href: categoryHref(step.path) })),
        { name: category.name },
      ]}
    />
  );
}
