import * as z from "zod/mini";
import { featureNames } from "../../shared/features.ts";
import { routeTable } from "../../shared/routes.ts";
import { locale } from "../../shared/text/translator.ts";

/** Members of the stored value, read by worker/middleware/settings.ts; lists hold prefixes of names. */
export interface Switches {
  features: readonly string[];
  maintenance: readonly string[];
  "exit-intent": boolean;
}
export type SwitchName = keyof Switches;
export const switchNames = ["features", "maintenance", "exit-intent"] as const satisfies SwitchName[];

const namesOf: Record<"features" | "maintenance", readonly string[]> = {
  features: featureNames,
  maintenance: Object.keys(routeTable).map((key) => `${key}___${locale}`),
};

/** `null` restores the configured value. */
export interface Change {
  name: SwitchName;
  value: Switches[SwitchName] | null;
}

/** @param words for example `features -guide +animals`, `exit-intent off`, `reset` or `reset maintenance` */
export function changesIn([what = "", ...words]: readonly string[], now: Switches): Change[] {
  if (what === "reset") return (words.length > 0 ? words.map(switchNamed) : switchNames).map(toConfiguration);
  const name = switchNamed(what);
  if (name === "exit-intent") return [{ name, value: onOff(words) }];
  if (words.length === 0) throw new Error(`Say what changes: ${name} +name, or ${name} -name.`);
  return [
    { name, value: words.reduce<readonly string[]>((list, word) => changed(name, list, word), now[name]) },
  ];
}

const toConfiguration = (name: SwitchName): Change => ({ name, value: null });

function switchNamed(word: string): SwitchName {
  const name = switchNames.find((one) => one === word);
  if (!name) throw new Error(`${word} is no switch. There are: ${switchNames.join(", ")}, and reset.`);
  return name;
}

function onOff([word, ...more]: readonly string[]): boolean {
  if ((word !== "on" && word !== "off") || more.length > 0) throw new Error("exit-intent is on or off.");
  return word === "on";
}

function changed(name: "features" | "maintenance", list: readonly string[], word: string): string[] {
  if (word === "+" || word === "-")
    throw new Error(
      `${word} stands alone: write the name right behind it, as in ${word}${wholeWord(namesOf[name][0] ?? "", "")}.`,
    );
  const [, sign, beginning = ""] = /^([+-])(.+)$/.exec(word) ?? [];
  if (!sign) throw new Error(`${word} says neither + nor -: +${word}, or -${word}.`);
  const meant = meantBy(name, beginning, list);
  if (meant.length === 0)
    throw new Error(`No name begins with ${beginning}. There are:\n  ${namesOf[name].join("\n  ")}`);
  if (sign === "+") return list.includes(beginning) ? [...list] : [...list, beginning];
  const rest = list.filter((entry) => !beginsWhole(entry, beginning));
  const still = rest.find((entry) => meant.some((one) => one.startsWith(entry)));
  if (still) throw new Error(`${beginning} is also meant by ${still}: -${still}, then + what stays.`);
  if (rest.length === list.length) throw new Error(`${beginning} is not in ${name}.`);
  return rest;
}

/** Names that begin with the typed words. @throws if the last word is cut off and `list` does not have it */
function meantBy(
  name: "features" | "maintenance",
  beginning: string,
  list: readonly string[],
): readonly string[] {
  const found = matching(name, beginning);
  const whole = found.filter((one) => beginsWhole(one, beginning));
  if (whole.length > 0 || found.length === 0 || list.includes(beginning)) return found;
  const words = [...new Set(found.map((one) => wholeWord(one, beginning)))];
  throw new Error(`${beginning} is only a piece of a name. Did you mean ${words.join(", ")}?`);
}

/** Accepts a prefix of whole parts: `mon-compte` of `mon-compte-mes-adresses___fr-FR`, but no `mon-com`. */
const beginsWhole = (name: string, beginning: string): boolean =>
  name.startsWith(beginning) &&
  (beginning.endsWith("-") || /^(?:$|-|___)/.test(name.slice(beginning.length)));

const wholeWord = (name: string, typed: string): string =>
  typed + (/^.*?(?=-|___|$)/.exec(name.slice(typed.length))?.[0] ?? "");

export const matching = (name: "features" | "maintenance", beginning: string): string[] =>
  namesOf[name].filter((one) => one.startsWith(beginning));

const list = z.array(z.string().check(z.minLength(1)));
const schemas = { features: list, maintenance: list, "exit-intent": z.boolean() };

/** Undefined if missing or invalid: the worker falls back to the configuration, too. */
export function valueIn<Name extends SwitchName>(
  name: Name,
  text: string | undefined,
): Switches[Name] | undefined {
  if (text === undefined) return undefined;
  try {
    return schemas[name].parse(JSON.parse(text)) as Switches[Name];
  } catch {
    return undefined;
  }
}
