/** No personal data, no token, no query string. */
export type LogFields = Record<string, string | number | boolean | null | undefined>;

export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, cause: unknown, fields?: LogFields): void;
}

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

/** Errors and paths may quote addresses with tokens in them. */
function withoutSecrets(text: string): string {
  return text
    .replace(/\?[^\s"|]*/g, "")
    .replace(/[^\s"<>/:]+@[^\s"<>/:]+/g, "[e-mail]")
    .replace(/\beyJ[\w-]*\.[\w-]+\.[\w-]*/g, "[token]")
    .replace(tokenAfter, "$1/[token]");
}

/** Path segments followed by a token or a person's number, on the shop and in the API. */
const tokenAfter =
  /\b(orders|customers\/reset-password|customers\/verify|customers|reset-password-requests|account-verification-requests|commande|mot-de-passe-oublie)\/[^/\s":]+/g;

function describe(cause: unknown): LogFields {
  const messages: string[] = [];
  for (let error = cause; error instanceof Error && messages.length < 5; error = error.cause)
    messages.push(error.message);
  return {
    error: messages.join(" ← ") || String(cause),
    stack: cause instanceof Error ? cause.stack?.split("\n").slice(1, 6).join(" | ") : undefined,
  };
}
