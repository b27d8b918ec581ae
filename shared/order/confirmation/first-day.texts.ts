import { capitalised } from "../../text/capitalised.ts";
import { ofName } from "../../text/of-name.ts";

/** Only the worker writes them: these rules would reshuffle the scripts of the confirmation. */
export const firstDayTexts = {
  title: ({ day, name }: { day: string; name: string }) =>
    `${capitalised(day)}\u00a0: premier jour de la transition${name ? ` ${ofName(name)}` : ""}`,
} as const;
