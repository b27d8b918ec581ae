import { parseArgs } from "node:util";

export const usage = `npm run explore -- [--minutes 30] [--only cart]
npm run explore -- --only cart-model --seed 123 [--path 4:1:0] [--title "in 2 tabs"]

Runs the properties and random models of the tests with new inputs. The gate always runs them with the same ones.

--minutes  how long it looks for counterexamples; 10 unless told otherwise
--only     files whose path contains this text
--seed     runs each chosen property once with this seed, to replay a counterexample
--path     fast-check's path to the counterexample; needs --title if the file has several properties
--title    tests whose title contains this text; only with --seed

Request tests run the build in dist/, which is made first if it is missing or old. The exit code is 1 if a
counterexample was found.`;

export interface Wishes {
  help: boolean;
  minutes: number;
  only: string;
  seed?: number | undefined;
  path?: string | undefined;
  title?: string | undefined;
}

export function wishesOf(args: readonly string[]): Wishes | { error: string } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        help: { type: "boolean", default: false },
        minutes: { type: "string", default: "10" },
        only: { type: "string", default: "" },
        seed: { type: "string" },
        path: { type: "string" },
        title: { type: "string" },
      },
    });
    const { help, only, path, title } = values;
    const minutes = Number(values.minutes);
    if (!(minutes > 0)) return { error: `--minutes takes a number above 0, not "${values.minutes}".` };
    if (values.seed !== undefined && !/^-?\d+$/.test(values.seed))
      return { error: `--seed takes a whole number, not "${values.seed}".` };
    if (values.seed === undefined && (path ?? title) !== undefined)
      return { error: "--path and --title replay a counterexample and need its --seed." };
    if (path !== undefined && !/^\d+(:\d+)*$/.test(path))
      return { error: `--path takes numbers between colons, not "${path}".` };
    return {
      help,
      minutes,
      only,
      seed: values.seed === undefined ? undefined : Number(values.seed),
      path,
      title,
    };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
