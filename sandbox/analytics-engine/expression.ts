export type Type = "String" | "DateTime" | "UInt32" | "UInt64" | "Float64" | "Bool" | "Interval";

/** An expression of the vendor's dialect, in SQLite's. A DateTime is a number of seconds there. */
export interface Expression {
  sql: string;
  type: Type;
  isAggregate: boolean;
  /** Columns that stand outside of aggregate functions. */
  bare: readonly string[];
  /** The answer is computed from pairs of values and weights. */
  quantile?: number;
}

export const isNumber = ({ type }: Expression) =>
  type === "UInt32" || type === "UInt64" || type === "Float64";
