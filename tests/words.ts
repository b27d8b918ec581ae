/** A regular expression says how what stands in a place begins. */
type Values = Record<string, string | number | RegExp>;

/** For texts that take a number: more than one, and unknown. */
export const several = Number.POSITIVE_INFINITY;

/** Matches a whole text of the shop: its places (`{{name}}`, `several`) hold the given values, or anything. */
export const whole = (text: string, values?: Values) => new RegExp(`^${pattern(text, values)}$`);

/** The same, as a part of a longer text. */
export const part = (text: string, values?: Values) => new RegExp(pattern(text, values));

function pattern(text: string, values: Values = {}): string {
  const pieces = text.split(/{{\s*(\w+)\s*}}|Infinity|∞/);
  return pieces.map((piece, index) => (index % 2 ? place(values[piece]) : literal(piece))).join("");
}

function place(value: Values[string] | undefined): string {
  if (value === undefined) return ".*";
  return value instanceof RegExp ? `${value.source}.*` : literal(String(value));
}

/** Pages are read with their spaces, breaking or not, made plain. */
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+");
