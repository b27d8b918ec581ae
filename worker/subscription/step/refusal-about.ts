import { UpstreamError } from "../../upstream/upstream-error.ts";

export function refusalAbout(error: unknown, member: string, otherwise: string): string | undefined {
  if (!(error instanceof UpstreamError && error.refused)) return undefined;
  const about = error.problem.violations.filter(({ path }) => path === member);
  if (about.length === 0) return undefined;
  const sentences = about.flatMap(({ message }) => (/\s/.test(message) ? message : []));
  return [...new Set(sentences)].join(" ") || otherwise;
}
