type LogValue = string | number | boolean | null | undefined | LogFields;

/** No personal data, no token, no query string. */
export interface LogFields {
  readonly [field: string]: LogValue;
}

export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, cause: unknown, fields?: LogFields): void;
}

/** @param secrets of the request, which no line says, wherever they stand in it */
export function createLog(requestId: string, secrets: () => readonly string[] = () => []): Log {
  const line = (level: string, event: string, fields: LogFields = {}) => {
    const known = secrets();
    return JSON.stringify({ level, event, requestId, ...fields }, (_, value: unknown) =>
      typeof value === "string" ? withoutSecrets(value, known) : value,
    );
  };
  return {
    info: (event, fields) => console.info(line("info", event, fields)),
    warn: (event, fields) => console.warn(line("warn", event, fields)),
    error: (event, cause, fields) => console.error(line("error", event, { ...fields, ...describe(cause) })),
  };
}

/** Errors and paths may quote addresses with tokens in them, encoded once or more. */
function withoutSecrets(text: string, known: readonly string[]): string {
  return known
    .reduce((left, secret) => left.replaceAll(secret, "[token]"), text)
    .replace(/\?[^\s"|]*/g, "")
    .replace(encodedQuery, "")
    .replace(email, "[e-mail]")
    .replace(/\beyJ[\w-]*\.[\w-]+\.[\w-]*/g, "[token]")
    .replace(tokenAfter, "$1$2[token]");
}

/** A percent sign, encoded however often: "%", "%25", "%2525". */
const percent = "%(?:25)*";
const slash = `(?:/|${percent}2F)`;

/** A question mark that a name and an equals sign follow: one of a heading is no query. */
const encodedQuery = new RegExp(
  `${percent}3F(?:[\\w.-]|${percent}5[BD])+(?:=|${percent}3D)(?:(?!${percent}2[02])[^\\s"|/])*`,
  "gi",
);

/** Signs of a local part, of which those that are rare in addresses stand for themselves alone. */
const ofName = `(?:[\\p{L}\\p{N}.!#$*+_~'-]|${percent}(?:2B|2E|2D|5F|27|7E|[89A-F][\\dA-F]))`;
const ofHost = `(?:[\\p{L}\\p{N}.-]|${percent}(?:2E|2D|[89A-F][\\dA-F]))`;
/** Bounded, or a long address of no e-mail would take quadratic time. */
const email = new RegExp(`${ofName}{1,100}(?:@|${percent}40)${ofHost}+`, "giu");

/** Path segments followed by a token or a person's number, on the shop and in the API. */
const tokenAfter = new RegExp(
  `(?:\\b|(?<=2F))(orders|customers(?:${slash}(?:reset-password|verify))?|reset-password-requests|account-verification-requests|commande|mes-commandes|historique|mot-de-passe-oublie)(${slash})(?:(?!${slash})[^\\s":])+`,
  "gi",
);

function describe(cause: unknown): LogFields {
  const messages: string[] = [];
  for (let error = cause; error instanceof Error && messages.length < 5; error = error.cause)
    messages.push(error.message);
  return {
    error: messages.join(" ← ") || String(cause),
    stack: cause instanceof Error ? framesOf(cause.stack) : undefined,
  };
}

/** Without the message that a stack begins with, which may have several lines. */
const framesOf = (stack = ""): string =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 5)
    .join(" | ");
