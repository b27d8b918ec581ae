import { paymentStatus } from "../../../shared/api/checkout.ts";
import { CallFailed, call } from "../../api/call.ts";

/** Milliseconds between two questions: soon at first, then at leisure. About twelve seconds in all. */
const pauses = [1000, 1000, 1500, 2000, 3000, 3500];

/** Once everything is offered the page goes on asking, more rarely. */
const leisure = 5000;

interface Watch {
  /** What can be done is offered already. */
  patient: boolean;
  /** The bank takes its time. */
  onSlow: () => void;
  /** The order is no longer where it was: its page tells how it stands. */
  onDecided: () => void;
}

/** Asks how the payment of an order stands until it is decided. Returns what stops it. */
export function watchPayment(order: string, { patient, onSlow, onDecided }: Watch): () => void {
  const stopped = new AbortController();
  let asked = patient ? pauses.length : 0;
  let timer: ReturnType<typeof setTimeout>;

  const wait = () => {
    timer = setTimeout(() => void ask(), pauses[asked] ?? leisure);
  };

  async function ask(): Promise<void> {
    if (document.hidden) return wait();
    asked += 1;
    const decided = await isDecided(order, stopped.signal);
    if (stopped.signal.aborted) return;
    if (decided) return onDecided();
    if (asked === pauses.length) onSlow();
    wait();
  }

  wait();
  return () => {
    stopped.abort();
    clearTimeout(timer);
  };
}

/** False too where no answer comes: the page asks again. */
async function isDecided(order: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { outcome } = await call(paymentStatus, { order }, { signal });
    return outcome !== "checking";
  } catch (error) {
    return error instanceof CallFailed && (error.status === 401 || error.status === 404);
  }
}
