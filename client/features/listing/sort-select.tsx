import { filterFormId } from "../../../shared/listing/filter-form-id.ts";
import { defaultSort, type Sort, sortParameter, sorts } from "../../../shared/listing/listing-query.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button } from "../../ui/button.tsx";
import pill from "../../ui/pill-select.module.css";
import css from "./sort-select.module.css";
import { listingTexts } from "./texts.ts";

const t = translator(listingTexts);

interface SortSelectProps {
  sort: Sort;
  offered?: readonly Sort[];
  plain?: string;
}

export function SortSelect({ sort, offered = sorts, plain = t("sort.pertinence") }: SortSelectProps) {
  return (
    <span className={`${css.sort} ${pill.pill}`}>
      <label>
        <span>{t("sort.label")}</span>
        <select name={sortParameter} form={filterFormId} defaultValue={sort}>
          {offered.map((name) => (
            <option key={name} value={name}>
              {name === defaultSort ? plain : t(`sort.${name}`)}
            </option>
          ))}
        </select>
      </label>
      <Button className="scriptless" look="outline" size="small" form={filterFormId}>
        {t("sort.submit")}
      </Button>
    </span>
  );
}
