import { mostCards, readOrderedProducts } from "../../../../shared/api/ordered-products.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { call } from "../../../api/call.ts";
import { productCardTexts } from "./texts.ts";

const t = translator(productCardTexts);

/** Marks the cards of products that the customer has ordered, in places that are reserved on the picture. */
export async function showOrdered(): Promise<void> {
  const places = [...document.querySelectorAll<HTMLElement>("[data-ordered]:empty")];
  const skus = [...new Set(places.map(({ dataset }) => dataset.ordered ?? ""))].slice(0, mostCards).join(",");
  const answer = await call(readOrderedProducts, { skus }).catch(() => undefined);
  for (const place of places)
    if (answer?.skus.includes(place.dataset.ordered ?? "")) place.textContent = t("ordered");
}
