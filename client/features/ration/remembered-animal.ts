import type { RationFields } from "../../../shared/ration/ration-view.ts";
import { monthsBefore, monthsBetween } from "../../../shared/time/age.ts";
import * as clock from "../../../shared/time/clock.ts";
import { attempt } from "../../browser/attempt.ts";

type Kind = "dog" | "cat";
const keyOf = (animal: Kind) => `lastAnimal:${animal}`;

export function recallAnimal(animal: Kind, today = clock.date()): RationFields | undefined {
  const held: unknown = attempt(() => JSON.parse(localStorage.getItem(keyOf(animal)) ?? "null"));
  if (typeof held !== "object" || held === null || !("poids" in held) || !("born" in held)) return undefined;
  const month = monthsBetween(new Date(String(held.born)), today);
  if (!(month >= 0)) return undefined;
  const nombre = "nombre" in held && held.nombre ? { nombre: String(held.nombre) } : {};
  return { poids: String(held.poids), age: String(month), ...nombre };
}

/** Stores an age as a birthday, so that the age stays correct over time. */
export function rememberAnimal(animal: Kind, fields: RationFields, today = clock.date()): void {
  const { poids, naissance, nombre } = fields;
  const born = naissance ? new Date(naissance) : monthsBefore(today, monthsOf(fields));
  attempt(() =>
    localStorage.setItem(keyOf(animal), JSON.stringify({ poids, nombre, born: born.toISOString() })),
  );
}

export function forgetAnimal(animal: Kind): void {
  attempt(() => localStorage.removeItem(keyOf(animal)));
}

function monthsOf({ age, ans, mois }: RationFields): number {
  const whole = (text: string | undefined) => Number.parseInt(text ?? "", 10) || 0;
  return ans || mois ? whole(ans) * 12 + whole(mois) : whole(age);
}
