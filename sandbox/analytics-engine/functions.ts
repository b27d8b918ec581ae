import * as clock from "../../shared/time/clock.ts";
import { type Expression, isNumber, type Type } from "./expression.ts";
import { QueryError } from "./query-error.ts";
import type { TokenReader } from "./token-reader.ts";

type Arguments = readonly Expression[];

export function callOf(name: string, reader: TokenReader, read: () => Expression): Expression {
  const known = name.toLowerCase();
  const first = argumentsOf(reader, read);
  if (known === "quantileexactweighted") return quantile(first, argumentsOf(reader, read));
  const call = functions[known];
  if (!call) throw new QueryError(`unknown function call: ${name}`);
  const made = call(first);
  if (!made) throw new QueryError(`wrong arguments of ${name}`);
  return made;
}

function argumentsOf(reader: TokenReader, read: () => Expression): Expression[] {
  reader.expect("(");
  if (reader.accept(")")) return [];
  const found = [read()];
  while (reader.accept(",")) found.push(read());
  reader.expect(")");
  return found;
}

const functions: Record<string, (of: Arguments) => Expression | undefined> = {
  now: (of) => (of.length === 0 ? made(String(Math.floor(clock.now() / 1000)), "DateTime", of) : undefined),
  todatetime: ([text, ...rest]) =>
    text?.type === "String" && rest.length === 0
      ? made(`unixepoch(${text.sql})`, "DateTime", [text])
      : undefined,
  touint32: ([value, ...rest]) =>
    value && (isNumber(value) || value.type === "DateTime") && rest.length === 0
      ? made(`cast(${value.sql} AS INTEGER)`, "UInt32", [value])
      : undefined,
  intdiv: ([dividend, divisor, ...rest]) =>
    dividend?.type.startsWith("UInt") && divisor?.type.startsWith("UInt") && rest.length === 0
      ? made(`(${dividend.sql} / ${divisor.sql})`, dividend.type, [dividend, divisor])
      : undefined,
  if: (of) => {
    const [condition, yes, no, ...rest] = of;
    if (condition?.type !== "Bool" || !yes || !no || rest.length > 0) return undefined;
    if (yes.type !== no.type && !(isNumber(yes) && isNumber(no))) return undefined;
    const type = isNumber(no) && no.type === "Float64" ? "Float64" : yes.type;
    return made(`iif(${condition.sql}, ${yes.sql}, ${no.sql})`, type, of);
  },
  count: (of) => (of.length === 0 ? aggregate("count(*)", "UInt64", of) : undefined),
  countif: ([condition, ...rest]) =>
    condition?.type === "Bool" && rest.length === 0
      ? aggregate(`count(iif(${condition.sql}, 1, NULL))`, "UInt64", [condition])
      : undefined,
  sum: (of) => total(of, ({ sql }) => sql),
  sumif: ([value, condition, ...rest]) =>
    condition?.type === "Bool" && rest.length === 0
      ? total(value ? [value] : [], ({ sql }) => `iif(${condition.sql}, ${sql}, 0)`)
      : undefined,
  min: (of) => extreme("min", of),
  max: (of) => extreme("max", of),
};

function total(of: Arguments, sqlOf: (value: Expression) => string): Expression | undefined {
  const [value, ...rest] = of;
  if (!value || rest.length > 0 || !isNumber(value)) return undefined;
  return aggregate(`coalesce(sum(${sqlOf(value)}), 0)`, value.type === "Float64" ? "Float64" : "UInt64", of);
}

function extreme(name: string, of: Arguments): Expression | undefined {
  const [value, ...rest] = of;
  if (!value || rest.length > 0 || !(isNumber(value) || value.type === "DateTime")) return undefined;
  return aggregate(`coalesce(${name}(${value.sql}), 0)`, value.type, of);
}

function quantile(levels: Arguments, of: Arguments): Expression {
  const level = Number(levels[0]?.sql);
  const [value, weight, ...rest] = of;
  if (levels.length !== 1 || !(level >= 0 && level <= 1)) throw new QueryError("a level is from 0 to 1");
  if (!value || !weight || rest.length > 0 || !isNumber(value) || !weight.type.startsWith("UInt"))
    throw new QueryError("quantileExactWeighted takes a number and a whole weight");
  const pairs = aggregate(`json_group_array(json_array(${value.sql}, ${weight.sql}))`, "Float64", of);
  return { ...pairs, quantile: level };
}

const made = (sql: string, type: Type, of: Arguments): Expression => ({
  ...{ sql, type },
  isAggregate: of.some(({ isAggregate }) => isAggregate),
  bare: of.flatMap(({ bare }) => bare),
});

function aggregate(sql: string, type: Type, of: Arguments): Expression {
  if (of.some(({ isAggregate }) => isAggregate))
    throw new QueryError("an aggregate function stands inside another");
  return { sql, type, isAggregate: true, bare: [] };
}
