/** What a log line may say: no address of a person, no token, no query string. */
export type LogFields = Record<string, string | number | boolean | null | undefined>;

export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, cause: unknown, fields?: LogFields): void;
}

/** One JSON line an event, each with the request's id, so that a line is found from the answer the visitor saw. */
export function createLog(requestId: string): Log {
  const line = (level: string, event: string, fields: LogFields = {}) =>
    JSON.stringify({ level, event, requestId, ...fields }, (_, value: unknown) =>
      typeof value === "string" ? withoutSecrets(value) : value,
    );
  return {
    info: (event, fields) => console.info(line("info", event, fields)),
    warn: (event, fields) => console.warn(line("warn", event, fields)),
    error: (event, cause, fields) => console.error(line("error", event, { ...fields, ...describe(cause) })),
  };
}

/** Errors and paths may quote an address with the token of a cart or of a reset in it: here is where that ends. */
function withoutSecrets(text: string): string {
  return text
    .replace(/\?[^\s"|]*/g, "")
    .replace(/[^\s"<>/:]+@[^\s"<>/:]+/g, "[e-mail]")
    .replace(/\beyJ[\w-]*\.[\w-]+\.[\w-]*/g, "[token]")
    .replace(tokenAfter, "$1/[token]");
}

/** Parts of an address that a token or the number of a person follows, on the shop and in the e-commerce API. */
const tokenAfter =
  /\b(orders|customers|reset-password-requests|account-verification-requests|commande|mot-de-passe-oublie)\/[^/\s":]+/g;

/** An error with its causes, innermost last. */
function describe(cause: unknown): LogFields {
  const messages: string[] = [];
  for (let error = cause; error instanceof Error && messages.length < 5; error = error.cause)
    messages.push(error.message);
  return {
    error: messages.join(" ← ") || String(cause),
    stack: cause instanceof Error ? cause.stack?.split("\n").slice(1, 6).join(" | ") : undefined,
  };
}
