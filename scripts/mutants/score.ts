/** Numbers of mutants. */
export interface Score {
  caught: number;
  survived: number;
  /** No test reaches them. */
  untested: number;
}

/** "87.5 % of 40 mutants were caught (35 caught, 4 survived, 1 reached by no test)" */
export function scoreText({ caught, survived, untested }: Score): string {
  const all = caught + survived + untested;
  const share = all === 0 ? "0" : ((100 * caught) / all).toFixed(1);
  return `${share} % of ${all} mutants were caught (${caught} caught, ${survived} survived, ${untested} reached by no test)`;
}
