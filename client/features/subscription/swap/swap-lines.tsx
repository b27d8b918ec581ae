import { changeHref } from "../../../../shared/subscription/subscription-href.ts";
import { swapTexts } from "../../../../shared/subscription/swap/swap.texts.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { LineLinks } from "../line-links.tsx";
import type { ShownLine } from "../shown-line.ts";

const t = translator(swapTexts);

export function SwapLines({ id, lines }: { id: number; lines: readonly ShownLine[] }) {
  if (lines.length === 0) return null;
  return (
    <LineLinks
      title={t("which")}
      lines={lines.map((line) => ({
        key: line.id,
        href: changeHref(id, "echanger", { article: String(line.id) }),
        name: line.name,
        format: line.format,
        price: line.unitPrice,
        weight: line.weight,
        image: line.image,
      }))}
    />
  );
}
