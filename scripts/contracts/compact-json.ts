const width = 160;

/** Values that fit stand on one line. */
export function compactJson(value: unknown, indent = "", before = 0): string {
  const line = onOneLine(value);
  if (typeof value !== "object" || value === null || indent.length + before + line.length < width)
    return line;
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    const members = value.map((member) => `${deeper}${compactJson(member, deeper)}`);
    return `[\n${members.join(",\n")}\n${indent}]`;
  }
  const members = Object.entries(value).map(([name, member]) => {
    const key = `${JSON.stringify(name)}: `;
    return `${deeper}${key}${compactJson(member, deeper, key.length)}`;
  });
  return `{\n${members.join(",\n")}\n${indent}}`;
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([name, member]) => `${JSON.stringify(name)}: ${onOneLine(member)}`,
  );
  return members.length > 0 ? `{ ${members.join(", ")} }` : "{}";
}
