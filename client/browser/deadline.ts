export function deadline(milliseconds: number, signal?: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener("abort", abort, { once: true });
  setTimeout(() => controller.abort(new DOMException("too late", "TimeoutError")), milliseconds);
  return controller.signal;
}
