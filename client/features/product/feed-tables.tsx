import { productScreenTexts } from "../../../shared/i18n/product-screen.ts";
import { translator } from "../../../shared/i18n/translator.ts";
import type { ProductView } from "../../../shared/page.ts";
import css from "./feed-label.module.css";

const t = translator(productScreenTexts);

const number = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 2 });

export function ConstituentsTable({ constituents }: { constituents: ProductView["analyticalConstituents"] }) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{t("label.constituent")}</th>
          <th scope="col">{t("label.share")}</th>
        </tr>
      </thead>
      <tbody>
        {constituents.map(({ name, percent }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{`${number.format(percent)}\u00a0%`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function RationsTable({ rations }: { rations: ProductView["rations"] }) {
  return (
    <table className={css.table}>
      <caption>{t("label.rationsCaption")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("label.animalWeight")}</th>
          <th scope="col">{t("label.ration")}</th>
        </tr>
      </thead>
      <tbody>
        {rations.map(({ weight, grams }) => (
          <tr key={weight}>
            <th scope="row">{t("label.kilos", { weight: number.format(weight) })}</th>
            <td>{t("label.grams", { grams })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
