import { QueryError } from "./query-error.ts";

export interface Token {
  kind: "word" | "number" | "string" | "sign" | "end";
  text: string;
}

const lexeme =
  /\s*(?:(?<word>[A-Za-z_]\w*)|(?<number>\d+(?:\.\d+)?)|'(?<string>(?:[^'\\]|\\.|'')*)'|(?<sign><=|>=|!=|<>|[-+*/%=<>(),;]))/y;

export function tokensOf(query: string): Token[] {
  const tokens: Token[] = [];
  lexeme.lastIndex = 0;
  const end = query.trimEnd().length;
  while (lexeme.lastIndex < end) {
    const from = lexeme.lastIndex;
    const { word, number, string, sign } = lexeme.exec(query)?.groups ?? {};
    if (word !== undefined) tokens.push({ kind: "word", text: word });
    else if (number !== undefined) tokens.push({ kind: "number", text: number });
    else if (string !== undefined) tokens.push({ kind: "string", text: unescaped(string) });
    else if (sign !== undefined) tokens.push({ kind: "sign", text: sign });
    else throw new QueryError(`unexpected character at position ${from}`);
  }
  return tokens;
}

const unescaped = (text: string) => text.replace(/''|\\(.)/g, (found, one: string) => one ?? found[0]);
