import { QueryError } from "./query-error.ts";
import { type Token, tokensOf } from "./tokens.ts";

export class TokenReader {
  readonly #tokens: Token[];
  #next = 0;

  constructor(query: string) {
    this.#tokens = tokensOf(query);
  }

  peek(ahead = 0): Token {
    return this.#tokens[this.#next + ahead] ?? { kind: "end", text: "the end" };
  }

  take(): Token {
    const token = this.peek();
    this.#next += 1;
    return token;
  }

  accept(...texts: string[]): string | undefined {
    const { kind, text } = this.peek();
    const found = kind === "word" || kind === "sign" ? text.toUpperCase() : "";
    if (!texts.includes(found)) return undefined;
    this.take();
    return found;
  }

  expect(text: string): void {
    if (!this.accept(text)) throw this.unexpected(text);
  }

  word(): string {
    if (this.peek().kind !== "word") throw this.unexpected("a name");
    return this.take().text;
  }

  unexpected(wanted: string): QueryError {
    return new QueryError(`Expected: ${wanted}, found: ${this.peek().text}`);
  }
}
