/** Finds a text of the shop whatever its placeholders hold, however its spaces are written. */
export const textPattern = (text: string): RegExp =>
  new RegExp(
    text
      .replace(/[.*+?^$()[\]|\\]/g, "\\$&")
      .replace(/\u2060/g, "\u2060?")
      .replace(/\s+/g, "\\s+")
      .replace(/{{.*?}}/g, ".+?"),
  );
