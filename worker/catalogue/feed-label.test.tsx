import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Services } from "../context.ts";
import { renderFeedLabel } from "./feed-label.tsx";

const services = {
  configuration: { picturesUrl: "/pictures", pictureHosts: [] },
} as unknown as Services<"configuration" | "log">;

test("the description of a product is Markdown, rendered and cleaned before it becomes part of the label", () => {
  const label = renderFeedLabel(services, {
    sku: "MUS-CH-ADU-POU",
    kind: "dry",
    feedType: "Aliment complet pour chiens adultes",
    description:
      "**Poulet** fermier <script>alert(1)</script>\n\n| Âge | Ration |\n|---|---|\n| adulte | 200 g |",
    composition: "Poulet < 26 %",
    additives: "",
    analyticalConstituents: [{ name: "Protéine brute", percent: 26 }],
    metabolizableEnergy: 380,
    rations: [],
    directions: "Laisser de l’eau.",
  });
  const html = renderToStaticMarkup(label);
  expect(html).toContain("<strong>Poulet</strong> fermier");
  expect(html).not.toContain("<script");
  expect(html).toContain("Aliment complet pour chiens adultes");
  expect(html).toContain("data-table");
  expect(html).toContain("Poulet &lt; 26\u00a0%");
});
