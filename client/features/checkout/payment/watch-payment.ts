import { paymentStatus } from "../../../../shared/api/checkout.ts";
import { CallFailed, call } from "../../../api/call.ts";

/** Milliseconds between polls, about twelve seconds in total; then `slowDelay`. */
const delays = [1000, 1000, 1500, 2000, 3000, 3500];

const slowDelay = 5000;

interface Watch {
  slow: boolean;
  isSending: () => boolean;
  onSlow: () => void;
  onDecided: () => void;
}

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

/** A 404 counts as decided; no answer means another poll. After a 401, `call` leaves for the login. */
async function isDecided(order: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { outcome } = await call(paymentStatus, { order }, { signal });
    return outcome !== "checking";
  } catch (error) {
    return error instanceof CallFailed && error.status === 404;
  }
}
