import { UpstreamError } from "./upstream-error.ts";

type WriteOutcome<T> = { kind: "done"; state: T } | { kind: "not done" | "unknown"; cause: UpstreamError };

export interface Write<T> {
  name: string;
  send: () => Promise<T | undefined>;
  read: () => Promise<T>;
  isDone: (state: T) => boolean | undefined;
}

/** Status 200 alone proves nothing (docs/decisions/077-writes.md). @throws UpstreamError 401 */
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

/** @throws UpstreamError, in doubt if the outcome is unknown */
function stateOf<T>(outcome: WriteOutcome<T>): T {
  if (outcome.kind === "done") return outcome.state;
  throw outcome.cause;
}

export const written = async <T>(write: Write<T>): Promise<T> => stateOf(await writeOutcome(write));

function failureIn(error: unknown): UpstreamError {
  if (!(error instanceof UpstreamError) || error.status === 401) throw error;
  return error;
}

/** A read shows that the write did not happen, whatever its answer said. */
export class NotWritten extends UpstreamError {
  constructor(name: string, cause?: unknown) {
    super(name, 502, { message: "a read shows that it is not done" }, cause);
  }

  override get isDoubtful(): boolean {
    return false;
  }
}

class Unconfirmed extends UpstreamError {
  constructor(name: string, cause: UpstreamError) {
    super(name, 0, { message: "not confirmed" }, cause);
  }
}
