/** Marks where a sheet begins within a style element, so that an exchange adds only what is missing. */
export const namedSheet = (name: string, css: string): string => `/*${name}*/${css}`;

/** @returns name and text of each sheet that the style elements contain */
export const sheetsIn = (page: Document): string[][] =>
  Array.from(page.querySelectorAll("style")).flatMap(({ textContent }) =>
    textContent
      .split("/*")
      .slice(1)
      .map((sheet) => sheet.split("*/")),
  );
