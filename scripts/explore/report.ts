export interface TestedProperty {
  file: string;
  title: string;
  runs: number;
  steps: number;
  failure?: string | undefined;
}

export class Explored {
  counterexamples = 0;
  runs = 0;
  readonly #files = new Map<string, { runs: number; steps: number }>();

  add(tests: readonly TestedProperty[]): void {
    for (const test of tests) {
      const { file, runs, steps, failure } = test;
      this.runs += runs;
      const before = this.#files.get(file) ?? { runs: 0, steps: 0 };
      this.#files.set(file, { runs: before.runs + runs, steps: before.steps + steps });
      if (failure === undefined) continue;
      this.counterexamples += 1;
      console.info(`\n✗ ${file}: ${test.title}\n${failure}\n${replay(test)}\n`);
    }
  }

  summary(): string {
    const all = [...this.#files].filter(([, { runs }]) => runs > 0);
    const lines = all.map(
      ([file, { runs, steps }]) => `${file}: ${runs} runs${steps ? `, ${steps} steps` : ""}`,
    );
    const total = (kind: "runs" | "steps") => all.reduce((sum, [, counts]) => sum + counts[kind], 0);
    return [
      ...lines,
      `${total("runs")} runs, ${total("steps")} steps of models, ${this.counterexamples} counterexamples`,
    ].join("\n");
  }
}

function replay({ file, title, failure = "" }: TestedProperty): string {
  const seed = /seed: (-?\d+)/.exec(failure)?.[1];
  const path = /path: "([\d:]+)"/.exec(failure)?.[1];
  if (!seed) return "It failed without a counterexample: see the message.";
  const where = path ? ` --path ${path}` : "";
  const test = title ? ` --title ${JSON.stringify(title)}` : "";
  return `Replay: npm run explore -- --seed ${seed}${where} --only ${file}${test}`;
}
