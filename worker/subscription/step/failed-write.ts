import type { CustomerSubscription } from "../../../shared/subscription/customer-subscription.ts";
import { subscriptionVersion } from "../../../shared/subscription/subscription-version.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { NotWritten } from "../../upstream/write-outcome.ts";

export type FailedWrite =
  | { kind: "done"; after: CustomerSubscription }
  | { kind: "changed" | "locked" }
  /** The write may be done already, or later. */
  | { kind: "unsure"; cause: unknown };

interface Attempt {
  before: CustomerSubscription;
  isDone: (after: CustomerSubscription) => boolean;
  /** False if repeating the write costs money. */
  isRepeatable: boolean;
  readAgain: () => Promise<CustomerSubscription>;
}

export async function failedWrite(
  error: unknown,
  { before, isDone, isRepeatable, readAgain }: Attempt,
): Promise<FailedWrite> {
  if (isLockError(error)) return { kind: "locked" };
  if (!(error instanceof UpstreamError)) throw error;
  const isOvertaken = error.status === 409;
  if (!isOvertaken && !error.isDoubtful && !(error instanceof NotWritten)) throw error;
  let after: CustomerSubscription;
  try {
    after = await readAgain();
  } catch (cause) {
    return { kind: "unsure", cause };
  }
  if (isDone(after)) return { kind: "done", after };
  if (isOvertaken) return { kind: "changed" };
  if (error.mayStillRun) return { kind: "unsure", cause: error };
  if (subscriptionVersion(after) === subscriptionVersion(before)) throw error;
  return isRepeatable ? { kind: "changed" } : { kind: "unsure", cause: error };
}

const isLockError = (error: unknown) =>
  error instanceof UpstreamError &&
  error.problem.violations.some(({ code, message }) => code === locked || message === locked);

const locked = "subscription.locked";
