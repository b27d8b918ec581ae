import { matching, type Switches, type SwitchName, switchNames, valueIn } from "./change.ts";
import { type Entry, journalIn, journalKey, lastChange } from "./journal.ts";
import type { Namespace } from "./namespace.ts";
import { shopConfiguration } from "./shop-configuration.ts";
import { readStored } from "./stored-settings.ts";

export interface State {
  configured: Switches;
  texts: Partial<Record<SwitchName, string>>;
  now: Switches;
  journal: Entry[];
}

export async function readState(namespace: Namespace, env: string | undefined): Promise<State> {
  const [journal, stored] = await Promise.all([namespace.get(journalKey), readStored(namespace)]);
  const texts = Object.fromEntries(
    switchNames.flatMap((name) => (stored[name] === undefined ? [] : [[name, JSON.stringify(stored[name])]])),
  ) as State["texts"];
  const configured = configuredSwitches(env);
  return {
    configured,
    texts,
    now: {
      features: valueIn("features", texts.features) ?? configured.features,
      maintenance: valueIn("maintenance", texts.maintenance) ?? configured.maintenance,
      "exit-intent": valueIn("exit-intent", texts["exit-intent"]) ?? configured["exit-intent"],
    },
    journal: journalIn(journal),
  };
}

function configuredSwitches(env: string | undefined): Switches {
  const { vars } = shopConfiguration(env);
  const listOf = (value: unknown) =>
    String(value ?? "")
      .split(",")
      .flatMap((part) => part.trim() || []);
  return {
    features: listOf(vars.FEATURES),
    maintenance: listOf(vars.MAINTENANCE),
    "exit-intent": vars.EXIT_INTENT !== "off",
  };
}

export function textOf({ now, texts, journal }: State): string {
  return switchNames
    .map((name) => [`${name}: ${shown(now, name)}`, `  ${origin(name)}`].join("\n"))
    .join("\n");

  function origin(name: SwitchName): string {
    const text = texts[name];
    if (text === undefined) return "as configured";
    if (valueIn(name, text) === undefined) return `as configured, since the value cannot be read: ${text}`;
    const last = lastChange(journal, name, text);
    return last ? `${last.who}, ${last.at}: ${last.why}` : "switched past this command: nobody knows by whom";
  }
}

function shown(now: Switches, name: SwitchName): string {
  if (name === "exit-intent") return now[name] ? "on" : "off";
  const entries = now[name].map((beginning) => {
    const names = matching(name, beginning);
    if (names.length === 0) return `${beginning} (names nothing)`;
    return names.length === 1 ? beginning : `${beginning}… (${names.length} names)`;
  });
  return entries.join(", ") || "none";
}
