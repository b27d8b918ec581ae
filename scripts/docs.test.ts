import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

const pages = ["README.md", ...globSync("docs/**/*.md")];
/** Pages whose commands are typed in production. */
const operated = globSync("docs/{alarms,deployment,operations,runbooks/*}.md");
const { scripts: commands }: { scripts: object } = JSON.parse(readFileSync("package.json", "utf8"));
const superseded = /^\*\*Superseded by \[\d{3}\]/m;

test.each(pages)("%s names files and folders that exist", (page) => {
  const text = readFileSync(page, "utf8");
  if (superseded.test(text)) return;
  const named = [
    ...text.matchAll(
      /`((?:alarms|client|docs|engine|public|sandbox|scripts|shared|tests|worker)\/[\w./-]+)`/g,
    ),
    ...text.matchAll(/^npx (?:vitest|playwright) .*?(\S+\.test\.tsx?)/gm),
  ];
  expect(named.map(([, path = ""]) => path).filter((path) => !existsSync(path))).toEqual([]);
});

test("every planted fault names tests that exist", () => {
  const tests = globSync("{alarms,client,sandbox,scripts,shared,tests,worker}/**/*.ts{,x}");
  const rows = [
    ...readFileSync("docs/planted-faults.md", "utf8").matchAll(/^\| (?!Fault|---).*\|([^|]*)\|$/gm),
  ];
  expect(rows.length).toBeGreaterThanOrEqual(40);
  const missing = rows.filter(([, cell = ""]) => {
    const named = [...cell.matchAll(/`([^`]+\.tsx?)`/g)].map(([, name]) => name);
    return named.length === 0 || named.some((name) => !tests.includes(name ?? ""));
  });
  expect(missing.map(([row]) => row)).toEqual([]);
});

test("each runbook is named by an alarm, or by another runbook", () => {
  const runbooks = globSync("docs/runbooks/*.md");
  const alarms = readFileSync("docs/alarms.md", "utf8");
  const texts = [alarms, ...runbooks.map((path) => readFileSync(path, "utf8"))];
  expect(runbooks.length).toBeGreaterThan(20);
  const unnamed = runbooks.filter((path) => !texts.some((text) => text.includes(`${basename(path)})`)));
  expect(unnamed).toEqual([]);
});

test.each(pages)("links of %s lead somewhere", (page) => {
  const links = readFileSync(page, "utf8").matchAll(/\]\(([\w./-]+)(?:#[\w-]+)?\)/g);
  const targets = [...links].map(([, to = ""]) => to);
  expect(targets.filter((to) => !existsSync(join(dirname(page), to)))).toEqual([]);
});

test.each(pages)("commands of %s are in package.json", (page) => {
  const text = readFileSync(page, "utf8");
  if (superseded.test(text)) return;
  const named = [...text.matchAll(/`(?:[A-Z_]+=\S+ )?npm run ([\w:-]+)/g)].map(([, name = ""]) => name);
  const inBlocks = [...text.matchAll(/^ *npm run ([\w:-]+)/gm)].map(([, name = ""]) => name);
  expect([...named, ...inBlocks].filter((name) => !(name in commands))).toEqual([]);
});

test.each(operated)("%s quotes lines that the shop writes", (page) => {
  const paths = globSync("{worker,shared,client,alarms}/**/*.ts{,x}").filter(
    (path) => !/\.test\.tsx?$/.test(path),
  );
  const source = paths.map((path) => readFileSync(path, "utf8")).join("\n");
  const quoted = readFileSync(page, "utf8").matchAll(/`([a-z][a-z-]* (?:[a-z-]+ )*(?:not|left) [a-z-]+)`/g);
  const isWritten = (line: string) =>
    source.includes(line) || source.includes(`"${line.replace(/ (left out|not known)$/, "")}"`);
  expect([...quoted].map(([, line = ""]) => line).filter((line) => !isWritten(line))).toEqual([]);
});

function commandsOf(page: string): { command: string; line: string }[] {
  const text = readFileSync(page, "utf8").replace(/^#+ .*$/gm, "");
  const [, where = ""] = /where="([^"]*)"/.exec(text) ?? [];
  const typed = text.replaceAll("$where", where);
  const lineAt = (index: number) => typed.slice(typed.lastIndexOf("\n", index) + 1).split("\n", 1)[0] ?? "";
  const blocks = [...typed.matchAll(/^ *```sh\n([\s\S]*?)^ *```$/gm)];
  const inBlocks = blocks
    .flatMap(([, lines = ""]) => lines.split("\n"))
    .map((line) => ({ command: line, line }));
  const prose = typed.replace(/^ *```[\s\S]*?^ *```$/gm, (block) => block.replace(/[^\n]/g, " "));
  const inline = [...prose.matchAll(/`([^`]+)`/g)].map(({ 1: command = "", index }) => ({
    ...{ command, line: lineAt(index) },
  }));
  return [...inBlocks, ...inline];
}

test.each(operated)("commands of %s name the environment that they act on", (page) => {
  const acting = /\bnpm run (?:switch|watch|provision|release)\b|\bwrangler [a-z]/;
  const nameless = commandsOf(page).filter(
    ({ command, line }) =>
      acting.test(command) && !/ --env [\w-]/.test(command) && !line.includes("on this machine"),
  );
  expect(nameless).toEqual([]);
});
