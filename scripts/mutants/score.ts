export interface Score {
  caught: number;
  survived: number;
  untested: number;
}

export function scoreText({ caught, survived, untested }: Score): string {
  const all = caught + survived + untested;
  const share = all === 0 ? "0" : ((100 * caught) / all).toFixed(1);
  return `${share} % of ${all} mutants were caught (${caught} caught, ${survived} survived, ${untested} reached by no test)`;
}
