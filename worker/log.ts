type LogValue = string | number | boolean | null | undefined | LogFields;

/** Must not contain personal data, tokens or query strings. */
export interface LogFields {
  readonly [field: string]: LogValue;
}

export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, cause: unknown, fields?: LogFields): void;
}

/** @param onError gets each line of an error, as it is logged */
export function createLog(
  requestId: string,
  secrets: () => readonly string[] = () => [],
  onError: (line: string) => void = () => {},
): Log {
  const line = (level: string, event: string, fields: LogFields = {}) => {
    const known = secrets();
    return JSON.stringify({ level, event, requestId, ...fields }, (_, value: unknown) =>
      typeof value === "string" ? withoutSecrets(value, known) : value,
    );
  };
  return {
    info: (event, fields) => console.info(line("info", event, fields)),
    warn: (event, fields) => console.warn(line("warn", event, fields)),
    error(event, cause, fields) {
      const text = line("error", event, { ...fields, ...describe(cause) });
      console.error(text);
      onError(text);
    },
  };
}

function withoutSecrets(text: string, known: readonly string[]): string {
  return known
    .reduce((left, secret) => left.replaceAll(secret, "[token]"), text)
    .replace(/\?[^\s"|]*/g, "")
    .replace(encodedQuery, "")
    .replace(email, "[e-mail]")
    .replace(/\beyJ[\w-]*\.[\w-]+\.[\w-]*/g, "[token]")
    .replace(tokenAfter, "$1$2[token]");
}

const percent = "%(?:25)*";
const slash = `(?:/|${percent}2F)`;

const encodedQuery = new RegExp(
  `${percent}3F(?:[\\w.-]|${percent}5[BD])+(?:=|${percent}3D)(?:(?!${percent}2[02])[^\\s"|/])*`,
  "gi",
);

const ofName = `(?:[\\p{L}\\p{N}.!#$*+_~'-]|${percent}(?:2B|2E|2D|5F|27|7E|[89A-F][\\dA-F]))`;
const ofHost = `(?:[\\p{L}\\p{N}.-]|${percent}(?:2E|2D|[89A-F][\\dA-F]))`;
/** The length limit prevents quadratic run time on long text without an e-mail address. */
const email = new RegExp(`${ofName}{1,100}(?:@|${percent}40)${ofHost}+`, "giu");

const tokenAfter = new RegExp(
  `(?:\\b|(?<=2F))(orders|payment-requests|customers(?:${slash}(?:reset-password|verify))?|reset-password-requests|account-verification-requests|commande|mes-commandes|historique|mot-de-passe-oublie)(${slash})(?:(?!${slash})[^\\s":])+`,
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

const framesOf = (stack = ""): string =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 5)
    .join(" | ");
