import { onFirstUse } from "../../../../shared/on-first-use.ts";
import { feedLabelTexts } from "../../../../shared/product/feed-label/feed-label.texts.ts";
import type { Constituent, Product } from "../../../../shared/product/product.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { Table } from "../../../ui/table.tsx";

const t = translator(feedLabelTexts);

const number = onFirstUse(() => new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 2 }));

export const formatFeedNumber = (value: number): string => number().format(value);

export const constituentText = ({ percent, amount = 0, unit = "" }: Constituent): string =>
  `${formatFeedNumber(percent ?? amount)}\u00a0${percent === undefined ? unit : "%"}`;

export function ConstituentsTable({ constituents }: { constituents: Product["analyticalConstituents"] }) {
  return (
    <Table
      columns={[t("constituent"), t("share")]}
      rows={constituents.map((one) => ({ name: one.name, cells: [constituentText(one)] }))}
    />
  );
}

export function RationsTable({ kind, rations }: Pick<Product, "kind" | "rations">) {
  return (
    <Table
      caption={t(kind === "treat" ? "treatsCaption" : "rationsCaption")}
      columns={[t("animalWeight"), t("ration")]}
      rows={rations.map(({ weight, grams }) => ({
        name: t("kilos", { weight: formatFeedNumber(weight) }),
        cells: [t("grams", { grams: formatFeedNumber(grams) })],
      }))}
    />
  );
}
