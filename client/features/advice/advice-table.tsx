import type { Frequency } from "../../../shared/frequency/frequency.ts";
import { resultTexts } from "../../../shared/guide/result.texts.ts";
import type { AdvisedFood } from "../../../shared/guide/shown-advice.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Price, PricePerKilo } from "../../ui/price.tsx";
import { adviceRows } from "./advice-rows.ts";
import css from "./advice-table.module.css";

const t = translator(resultTexts);

interface AdviceTableProps {
  foods: readonly AdvisedFood[];
  frequencies: readonly Frequency[];
  name: string;
}

export function AdviceTable({ foods, frequencies, name }: AdviceTableProps) {
  const columns = foods.map((food) => ({ food, rows: adviceRows(food, frequencies) }));
  const rows = columns[0]?.rows ?? [];
  return (
    <table className={css.table}>
      <caption>{t("compare.caption")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("compare.row", { name })}</th>
          {foods.map(({ sku, name: food }) => (
            <th key={sku} scope="col">
              {food}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t("rows.price")}</th>
          {foods.map(({ sku, format: { price, lowestPrice30Days, weight } }) => (
            <td key={sku}>
              <Price amount={price} lowestPrice30Days={lowestPrice30Days} />{" "}
              <PricePerKilo amount={price} weight={weight} />
            </td>
          ))}
        </tr>
        {rows.map(({ name: row }, place) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {columns.map(({ food, rows: own }) => (
              <td key={food.sku}>{own[place]?.value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
