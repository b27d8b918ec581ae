export const textPattern = (text: string): RegExp =>
  new RegExp(
    text
      .replace(/[.*+?^$()[\]|\\]/g, "\\$&")
      .replace(/\u2060/g, "\u2060?")
      .replace(/\s+/g, "\\s+")
      .replace(/{{.*?}}/g, ".+?"),
  );
