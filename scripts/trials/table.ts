import type { Outcome } from "./outcome.ts";

export type Results = Map<string, { usual: Outcome; byFault: Map<string, Outcome> }>;

export function tableOf(results: Results, faults: readonly string[]): string {
  const rows: string[] = [];
  const unchanged: string[] = [];
  for (const [name, { usual, byFault }] of results) {
    const groups = Map.groupBy(byFault, ([, outcome]) => keyOf(outcome));
    groups.delete(keyOf(usual));
    if (!groups.size) unchanged.push(name);
    for (const group of groups.values()) {
      const named = group.map(([fault]) => fault);
      const [, { status, said }] = group[0] ?? ["", usual];
      const which = named.length === faults.length ? "any" : named.join(", ");
      rows.push(`| ${name} | ${which} | ${status} | ${shortened(said)} |`);
    }
  }
  const table = [
    "| Screen or write | Fault | Status | What is said |",
    "| --- | --- | ---: | --- |",
    ...rows,
  ];
  const rest = unchanged.length ? `As ever: ${unchanged.join(", ")}.` : "";
  return [rows.length ? table.join("\n") : "", rest].filter(Boolean).join("\n\n");
}

export const keyOf = ({ status, said }: Outcome) => `${status} ${said}`;

const shortened = (said: string) =>
  said.length > 150 ? `${said.slice(0, 150).replace(/\s\S*$/, "")}…` : said;
