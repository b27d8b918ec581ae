export type Type = "String" | "DateTime" | "UInt32" | "UInt64" | "Float64" | "Bool" | "Interval";

export interface Expression {
  sql: string;
  type: Type;
  isAggregate: boolean;
  bare: readonly string[];
  quantile?: number;
}

export const isNumber = ({ type }: Expression) =>
  type === "UInt32" || type === "UInt64" || type === "Float64";
