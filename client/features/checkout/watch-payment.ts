import { paymentStatus } from "../../../shared/api/checkout.ts";
import { CallFailed, call } from "../../api/call.ts";

/** Delays between polls, in milliseconds; about twelve seconds in all. */
const delays = [1000, 1000, 1500, 2000, 3000, 3500];

/** Delay in milliseconds once `onSlow` was called. */
const slowDelay = 5000;

interface Watch {
  /** Starts with the long delay: `onSlow` was called before. */
  slow: boolean;
  /** A form of the page is being sent: it leads on by itself. */
  isSending: () => boolean;
  onSlow: () => void;
  /** The payment is no longer pending: reload the page of the order. */
  onDecided: () => void;
}

/** Polls until the payment is decided. Returns the cleanup. */
export function watchPayment(order: string, { slow, isSending, onSlow, onDecided }: Watch): () => void {
  const stopped = new AbortController();
  let polls = slow ? delays.length : 0;
  let timer: ReturnType<typeof setTimeout>;

  const wait = () => {
    timer = setTimeout(() => void poll(), delays[polls] ?? slowDelay);
  };

  async function poll(): Promise<void> {
    if (document.hidden || isSending()) return wait();
    polls += 1;
    const decided = await isDecided(order, stopped.signal);
    if (stopped.signal.aborted) return;
    if (decided && !isSending()) return onDecided();
    if (polls === delays.length) onSlow();
    wait();
  }

  wait();
  return () => {
    stopped.abort();
    clearTimeout(timer);
  };
}

/** False without an answer: it is polled again. After a 401 the page is left for the login. */
async function isDecided(order: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { outcome } = await call(paymentStatus, { order }, { signal });
    return outcome !== "checking";
  } catch (error) {
    return error instanceof CallFailed && error.status === 404;
  }
}
