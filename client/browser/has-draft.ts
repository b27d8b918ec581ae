import { attempt } from "./attempt.ts";

export const prefix = "draft:";

export const hasDraft = (beginning: string): boolean =>
  beginning !== "" &&
  Boolean(attempt(() => Object.keys(sessionStorage).some((key) => key.startsWith(prefix + beginning))));
