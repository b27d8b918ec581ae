import { UpstreamError } from "./http.ts";

/** What became of a write. `state` shows that it is done. */
type WriteOutcome<T> = { kind: "done"; state: T } | { kind: "not done" | "unknown"; cause: UpstreamError };

export interface Write<T> {
  /** For the log. */
  name: string;
  /** Sends it; undefined if the answer shows nothing. */
  send: () => Promise<T | undefined>;
  /** Reads what the write changes. */
  read: () => Promise<T>;
  /** Compares with what was asked; undefined if the state does not tell. */
  isDone: (state: T) => boolean | undefined;
}

/**
 * Sends a write and compares its answer, or a read after it, with what was asked: an answer with status 200 proves
 * nothing by itself (docs/decisions/077-writes.md).
 *
 * @throws UpstreamError 401: the session is over
 */
export async function writeOutcome<T>({ name, send, read, isDone }: Write<T>): Promise<WriteOutcome<T>> {
  let cause: UpstreamError = new NotWritten(name);
  try {
    const state = await send();
    if (state !== undefined && isDone(state)) return { kind: "done", state };
  } catch (error) {
    const failure = failureIn(error);
    if (!failure.isDoubtful) return { kind: "not done", cause: failure };
    cause = failure;
  }
  let state: T;
  try {
    state = await read();
  } catch (error) {
    return { kind: "unknown", cause: new Unconfirmed(name, failureIn(error)) };
  }
  const isShown = isDone(state);
  if (isShown) return { kind: "done", state };
  if (isShown === undefined || cause.mayStillRun)
    return { kind: "unknown", cause: new Unconfirmed(name, cause) };
  return { kind: "not done", cause: new NotWritten(name, cause) };
}

/** @throws UpstreamError, doubtful if nobody knows whether the write is done */
function stateOf<T>(outcome: WriteOutcome<T>): T {
  if (outcome.kind === "done") return outcome.state;
  throw outcome.cause;
}

/** @throws UpstreamError, doubtful if nobody knows whether the write is done */
export const written = async <T>(write: Write<T>): Promise<T> => stateOf(await writeOutcome(write));

function failureIn(error: unknown): UpstreamError {
  if (!(error instanceof UpstreamError) || error.status === 401) throw error;
  return error;
}

/** A read shows that the write is not done, whatever its answer said. */
export class NotWritten extends UpstreamError {
  constructor(name: string, cause?: unknown) {
    super(name, 502, { message: "a read shows that it is not done" }, cause);
  }

  override get isDoubtful(): boolean {
    return false;
  }
}

/** Neither the answer nor a read shows whether the write is done. */
class Unconfirmed extends UpstreamError {
  constructor(name: string, cause: UpstreamError) {
    super(name, 0, { message: "not confirmed" }, cause);
  }
}
