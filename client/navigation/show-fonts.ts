import { attempt } from "../browser/attempt.ts";

/**
 * Fonts that come behind the first paint are not shown on that page (`font-display: optional`), so that nothing of it
 * moves. Shows them with the next one, where everything changes anyway; without effect until they have loaded.
 */
export async function showFonts(): Promise<void> {
  const hidden = Array.from(document.fonts).filter(
    ({ display, family }) => display === "optional" && !isShown(family),
  );
  // In Firefox a face that came too late is an error.
  if (!hidden.length || hidden.some(({ status }) => status !== "loaded" && status !== "error")) return;
  for (const sheet of document.styleSheets) {
    // Those of the document: sheets of files have no fonts.
    for (const rule of sheet.href ? [] : sheet.cssRules) {
      if (rule instanceof CSSFontFaceRule && rule.style.getPropertyValue("font-display") === "optional") {
        const { style } = rule;
        const isChanged = attempt(() => {
          style.setProperty("font-display", "swap");
          return true;
        });
        if (!isChanged) addSwapped(style);
      }
    }
  }
  // A rule that has changed loads its file again, from the cache.
  await Promise.allSettled(hidden.map(({ family }) => document.fonts.load(`1em ${family}`)));
}

/** Firefox refuses to change the rule of a face. */
function addSwapped(rule: CSSStyleDeclaration): void {
  const of = (name: string) => rule.getPropertyValue(name);
  document.fonts.add(
    new FontFace(of("font-family"), of("src"), {
      display: "swap",
      weight: of("font-weight"),
      style: of("font-style"),
      unicodeRange: of("unicode-range"),
    }),
  );
}

function isShown(family: string): boolean {
  const pen = document.createElement("canvas").getContext("2d");
  const width = (font: string) => {
    if (pen) pen.font = `100px ${font}`;
    return pen?.measureText("Museau").width;
  };
  return width(`${family}, monospace`) !== width("monospace");
}
