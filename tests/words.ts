type Values = Record<string, string | number | RegExp>;

export const several = Number.POSITIVE_INFINITY;

/** Matches a whole text: its placeholders (`{{name}}`, `several`) hold these values, or anything. */
export const whole = (text: string, values?: Values) => new RegExp(`^${pattern(text, values)}$`);

export const part = (text: string, values?: Values) => new RegExp(pattern(text, values));

function pattern(text: string, values: Values = {}): string {
  const pieces = text.split(/{{\s*(\w+)\s*}}|Infinity|∞/);
  return pieces.map((piece, index) => (index % 2 ? place(values[piece]) : literal(piece))).join("");
}

function place(value: Values[string] | undefined): string {
  if (value === undefined) return ".*";
  return value instanceof RegExp ? `${value.source}.*` : literal(String(value));
}

/** Pages are read with all their spaces made plain. */
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+");
