import rosetta from "rosetta";

export const locale = "fr-FR";

type Text = string | ((params: never) => string);
interface Texts {
  [key: string]: Text | Texts;
}

export type TextKey<T> = {
  [K in keyof T & string]: T[K] extends Text ? K : `${K}.${TextKey<T[K]>}`;
}[keyof T & string];

type TextAt<T, P extends string> = P extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? TextAt<T[Head], Rest>
    : never
  : P extends keyof T
    ? T[P]
    : never;

type Placeholders<S extends string> = S extends `${string}{{${infer Name}}}${infer Rest}`
  ? Trimmed<Name> | Placeholders<Rest>
  : never;

type Trimmed<S extends string> = S extends ` ${infer Rest}` | `${infer Rest} ` ? Trimmed<Rest> : S;

type ParamsOf<T> = T extends () => string
  ? []
  : T extends (params: infer P) => string
    ? [params: P]
    : T extends string
      ? [Placeholders<T>] extends [never]
        ? []
        : [params: Record<Placeholders<T>, string | number>]
      : never;

export interface Translate<T> {
  <K extends TextKey<T>>(key: K, ...params: ParamsOf<TextAt<T, K>>): string;
  find(key: string, params?: Record<string, string | number>): string | undefined;
}

/**
 * One dictionary per area, so that a screen only loads its own texts. Must stay free of side effects: the
 * bundler drops an unused translator together with its texts.
 */
/* @__NO_SIDE_EFFECTS__ */
export function translator<const T extends Texts>(texts: T): Translate<T> {
  const dictionary = rosetta<Texts>({ [locale]: texts });
  dictionary.locale(locale);
  const translate = (key: string, params?: Record<string, unknown>) => dictionary.t(key, params);
  return Object.assign(translate, {
    find: (key: string, params: Record<string, string | number> = {}) =>
      isComplete(textAt(texts, key), params) ? translate(key, params) || undefined : undefined,
  }) as Translate<T>;
}

/** Own properties only, because a key from a service may be "constructor". */
function textAt(texts: Texts, key: string): Text | undefined {
  let found: Text | Texts | undefined = texts;
  for (const name of key.split(".")) {
    if (typeof found !== "object" || !Object.hasOwn(found, name)) return undefined;
    found = found[name];
  }
  return typeof found === "object" ? undefined : found;
}

function isComplete(text: Text | undefined, params: Record<string, string | number>): boolean {
  if (typeof text === "function") return text.length === 0 || Object.keys(params).length > 0;
  if (text === undefined) return false;
  return Array.from(text.matchAll(/{{([^{}]*)}}/g)).every(([, name = ""]) =>
    Object.hasOwn(params, name.trim()),
  );
}
