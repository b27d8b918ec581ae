export interface Count {
  visitors: number;
  buyers: number;
}

export interface Interval {
  low: number;
  high: number;
}

const z = 1.959963984540054;

/** Share of wrong decisions allowed, however often one looks. */
export const alpha = 0.05;

/** Sample size at which the sequential interval is tightest. */
const tuning = 5000;

export const rateOf = ({ visitors, buyers }: Count): number => (visitors > 0 ? buyers / visitors : 0);

/** Wilson's score interval of one rate, 95 % (Newcombe, Stat. Med. 17, 1998, method 3). */
export function wilson(count: Count): Interval {
  const { visitors } = count;
  if (visitors === 0) return { low: 0, high: 1 };
  const rate = rateOf(count);
  const middle = rate + (z * z) / (2 * visitors);
  const spread = z * Math.sqrt((rate * (1 - rate)) / visitors + (z * z) / (4 * visitors * visitors));
  const scale = 1 + (z * z) / visitors;
  return { low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}

/** Score interval of a difference of rates, 95 %, for one look (Newcombe, Stat. Med. 17, 1998, method 10). */
export function newcombe(control: Count, other: Count): Interval {
  const [before, after] = [rateOf(control), rateOf(other)];
  const [own, others] = [wilson(control), wilson(other)];
  const difference = after - before;
  return {
    low: difference - Math.hypot(after - others.low, own.high - before),
    high: difference + Math.hypot(others.high - after, before - own.low),
  };
}

/** Valid at every look (Waudby-Smith et al., Annals of Statistics 52, 2024, theorem 2.2). */
export function sequentialMargin(standardError: number, visitors: number, tightestAt = tuning): number {
  const rho2 = (-2 * Math.log(alpha) + Math.log(-2 * Math.log(alpha) + 1)) / tightestAt;
  const grown = visitors * rho2 + 1;
  return standardError * Math.sqrt(((2 * grown) / (visitors * rho2)) * Math.log(Math.sqrt(grown) / alpha));
}

export function sequentialInterval(control: Count, other: Count): Interval {
  if (control.visitors === 0 || other.visitors === 0) return { low: -1, high: 1 };
  const variance = varianceOf(control) + varianceOf(other);
  const difference = rateOf(other) - rateOf(control);
  const margin = sequentialMargin(Math.sqrt(variance), control.visitors + other.visitors);
  return { low: difference - margin, high: difference + margin };
}

/** Shrinks rates of 0 and 1, whose variance would be zero (Agresti and Coull, 1998). */
function varianceOf({ visitors, buyers }: Count): number {
  const isExtreme = buyers === 0 || buyers === visitors;
  const rate = isExtreme ? (buyers + 2) / (visitors + 4) : buyers / visitors;
  return (rate * (1 - rate)) / visitors;
}

/** Dirichlet concentration: larger values detect smaller deviations from the planned shares. */
const concentration = 10_000;

/** P-value at every look (Lindon and Malek, NeurIPS 2022). @param arrivals ordered segment indexes */
export function sampleRatioMismatch(arrivals: Iterable<number>, shares: readonly number[]): number {
  const seen = shares.map((share) => share * concentration);
  let total = concentration;
  let logFactor = 0;
  let highest = 0;
  for (const segment of arrivals) {
    const [weight = 0, share = 0] = [seen[segment], shares[segment]];
    logFactor += Math.log(weight / total / share);
    seen[segment] = weight + 1;
    total += 1;
    highest = Math.max(highest, logFactor);
  }
  return Math.min(1, Math.exp(-highest));
}
