import { originalPositionFor, type TraceMap } from "@jridgewell/trace-mapping";

export type FindMap = (file: string) => TraceMap | undefined;

export function readableStack(text: string, find: FindMap): string {
  return text.replace(/(?:[\w@:+.-]*\/)*([\w.-]+\.js):(\d+):(\d+)/g, (place, file, line, column) => {
    const map = find(file);
    if (!map) return place;
    // Stacks count columns from one, source maps from zero.
    const found = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    if (found.source === null) return place;
    const source = found.source.replace(/^(?:\.\.\/)+/, "");
    const named = found.name ? `${found.name} ` : "";
    return `${named}${source}:${found.line}:${found.column + 1}`;
  });
}
