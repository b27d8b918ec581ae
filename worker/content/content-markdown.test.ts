import { expect, test } from "vitest";
import { contentPageMarkdown } from "./content-markdown.ts";

test("a quotation names its author, a picture keeps its legend", () => {
  const image = { url: "a.svg", alternativeText: "", width: 4, height: 3 };
  const text = contentPageMarkdown(
    {
      title: "Essai",
      blocks: [
        { kind: "quote", text: "Une phrase.", author: "Jeanne Aubry", role: "cuisinière" },
        { kind: "image-with-legend", image, legend: "Une légende." },
      ],
    },
    "https://museau.example",
  );
  expect(text).toBe("# Essai\n\nUne phrase.\n\nJeanne Aubry, cuisinière\n\nUne légende.");
});
