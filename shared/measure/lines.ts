/** Lines of the shop's log that alarms count. A text that begins with a space is the end of several lines. */
export const countedLines = [
  "content not loaded",
  "content cache not readable",
  "settings not readable",
  "no search results",
  "session not refreshed",
  "session ended by the API",
  "turns not known",
  "bot check not available",
  "bot check not usable",
  "form refused",
  "policy violated",
  "too often",
  "long limit not known",
  "proof of consent not kept",
  "payment page not known",
  "publish refused",
  "category without products",
  "content emptied",
  "redirect rules not built",
  "identity not started",
  "identity not taken",
  " left out",
] as const;
export type CountedLine = (typeof countedLines)[number];

export const countedLine = (event: string): CountedLine | undefined =>
  countedLines.find((line) => (line.startsWith(" ") ? event.endsWith(line) : event === line));
