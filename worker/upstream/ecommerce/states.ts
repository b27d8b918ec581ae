import * as z from "zod/mini";
import { leaveOut } from "../lists.ts";
import { filledText } from "./fields.ts";

/** A state that the shop does not know is logged, and read as "unknown"; null if the API tells none. */
export function stateIn<State extends string>(
  kind: string,
  states: readonly State[],
): z.ZodMiniType<State | "unknown" | null> {
  return z.pipe(
    filledText,
    z.transform((text): State | "unknown" | null => {
      if (text === null) return null;
      const known = states.find((state) => state === text);
      if (!known) leaveOut({ kind: "state", key: kind, reason: `"${text}" is not known` });
      return known ?? "unknown";
    }),
  );
}

export const namesOf = <State extends string>(states: Record<State, unknown>): State[] =>
  Object.keys(states) as State[];
