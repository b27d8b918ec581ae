import { type Expression, isNumber, type Type } from "./expression.ts";
import { callOf } from "./functions.ts";
import { QueryError } from "./query-error.ts";
import type { TokenReader } from "./token-reader.ts";

export type Scope = ReadonlyMap<string, Expression>;

const seconds: Record<string, number> = { SECOND: 1, MINUTE: 60, HOUR: 3600, DAY: 86_400, WEEK: 604_800 };

export function readExpression(reader: TokenReader, scope: Scope): Expression {
  return either();

  function either(): Expression {
    let left = both();
    while (reader.accept("OR")) left = joined("OR", logical(left), logical(both()), "Bool");
    return left;
  }

  function both(): Expression {
    let left = negation();
    while (reader.accept("AND")) left = joined("AND", logical(left), logical(negation()), "Bool");
    return left;
  }

  function negation(): Expression {
    if (!reader.accept("NOT")) return comparison();
    const denied = logical(negation());
    return { ...denied, sql: `(NOT ${denied.sql})` };
  }

  function comparison(): Expression {
    const left = sum();
    const sign = reader.accept("=", "!=", "<>", "<", "<=", ">", ">=");
    if (sign) return joined(sign, left, comparable(left, sum()), "Bool");
    if (!reader.accept("IN")) return left;
    reader.expect("(");
    const choices = [comparable(left, sum())];
    while (reader.accept(",")) choices.push(comparable(left, sum()));
    reader.expect(")");
    return { ...left, type: "Bool", sql: `(${left.sql} IN (${choices.map(({ sql }) => sql).join(", ")}))` };
  }

  function sum(): Expression {
    let left = product();
    for (let sign = reader.accept("+", "-"); sign; sign = reader.accept("+", "-")) {
      const right = product();
      const isMoment = left.type === "DateTime" && right.type === "Interval";
      left = joined(
        sign,
        left,
        isMoment ? right : numeric(right),
        isMoment ? "DateTime" : wider(left, right),
      );
    }
    return left;
  }

  function product(): Expression {
    let left = primary();
    for (let sign = reader.accept("*", "/"); sign; sign = reader.accept("*", "/")) {
      const right = numeric(primary());
      const type = sign === "/" ? "Float64" : wider(numeric(left), right);
      left = joined(sign, sign === "/" ? { ...left, sql: `(1.0 * ${left.sql})` } : left, right, type);
    }
    return left;
  }

  function primary(): Expression {
    if (reader.accept("(")) {
      const inner = either();
      reader.expect(")");
      return inner;
    }
    const { kind, text } = reader.peek();
    if (kind === "number") {
      reader.take();
      return constant(text, text.includes(".") ? "Float64" : "UInt32");
    }
    if (kind === "string") {
      reader.take();
      return constant(`'${text.replaceAll("'", "''")}'`, "String");
    }
    if (kind === "word" && text.toUpperCase() === "INTERVAL") return interval();
    const name = reader.word();
    if (reader.peek().text === "(") return callOf(name, reader, () => readExpression(reader, scope));
    return scope.get(name) ?? columnOf(name);
  }

  function interval(): Expression {
    reader.take();
    const amount = reader.take();
    const unit = seconds[reader.word().toUpperCase()];
    if (amount.kind !== "string" || !/^\d+$/.test(amount.text) || !unit)
      throw new QueryError("an interval is written as INTERVAL '5' MINUTE");
    return constant(String(Number(amount.text) * unit), "Interval");
  }
}

const constant = (sql: string, type: Type): Expression => ({ sql, type, isAggregate: false, bare: [] });

const joined = (sign: string, left: Expression, right: Expression, type: Type): Expression => ({
  sql: `(${left.sql} ${sign} ${right.sql})`,
  type,
  isAggregate: left.isAggregate || right.isAggregate,
  bare: [...left.bare, ...right.bare],
});

const wider = (left: Expression, right: Expression): Type =>
  numeric(left).type === "Float64" || numeric(right).type === "Float64" ? "Float64" : "UInt64";

function numeric(expression: Expression): Expression {
  if (isNumber(expression) && expression.quantile === undefined) return expression;
  throw new QueryError(`a number is needed, not ${expression.type}`);
}

function logical(expression: Expression): Expression {
  if (expression.type === "Bool") return expression;
  throw new QueryError(`a condition is needed, not ${expression.type}`);
}

function comparable(left: Expression, right: Expression): Expression {
  if (left.type === right.type || (isNumber(left) && isNumber(right))) return right;
  throw new QueryError(`cannot compare ${left.type} with ${right.type}`);
}

export function columnOf(name: string): Expression {
  const found = /^(?<list>blob|double)(?<number>[1-9]|1\d|20)$/.exec(name)?.groups;
  if (found?.list) {
    const isText = found.list === "blob";
    const sql = `coalesce(json_extract(${found.list}s, '$[${Number(found.number) - 1}]'), ${isText ? "''" : 0})`;
    return { ...constant(sql, isText ? "String" : "Float64"), bare: [name] };
  }
  const plain = plainColumns[name];
  if (!plain) throw new QueryError(`unable to find type of column: ${name}`);
  return { ...constant(...plain), bare: [name] };
}

const plainColumns: Record<string, [string, Type]> = {
  dataset: ["dataset", "String"],
  timestamp: ["timestamp", "DateTime"],
  _sample_interval: ["sampleInterval", "UInt32"],
  index1: ["index1", "String"],
};
