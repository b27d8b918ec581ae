import { type PaymentAnswer, paymentCall } from "../../../shared/checkout/payment-try.ts";

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
    const answer = await fetch(paymentCall(order), { headers: { Accept: "application/json" }, signal });
    if (!answer.ok) return answer.status === 401 || answer.status === 404;
    const { outcome } = (await answer.json()) as Partial<PaymentAnswer>;
    return outcome !== "checking";
  } catch {
    return false;
  }
}
