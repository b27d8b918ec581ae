import { startTimer } from "../../start-timer.ts";
import type { Breaker } from "../breaker.ts";
import { type Fetcher, rejectOnAbort } from "../exchange.ts";
import { recordedCall } from "../recorded-call.ts";
import type { Requester } from "./cache.ts";

export function requesterOver(fetcher: Fetcher): Pick<Requester, "send"> {
  return {
    async send({ url, method, headers, data, connectTimeout, responseTimeout }) {
      const controller = new AbortController();
      const { signal } = controller;
      const timer = startTimer(connectTimeout + responseTimeout, () => controller.abort());
      try {
        const request = new Request(url, { method, headers, body: data ?? null, signal });
        const answer = await Promise.race([fetcher(request), rejectOnAbort(signal)]);
        const content = await Promise.race([answer.text(), rejectOnAbort(signal)]);
        return {
          status: answer.status,
          content,
          headers: Object.fromEntries(answer.headers),
          isTimedOut: false,
        };
      } catch (error) {
        return { status: 0, content: String(error), isTimedOut: signal.aborted };
      } finally {
        timer.cancel();
      }
    },
  };
}

export function behindBreaker(breaker: Breaker, requester: Pick<Requester, "send">): Pick<Requester, "send"> {
  return {
    send: (request) =>
      recordedCall(
        "search",
        () => ask(request),
        ({ status }) => status,
      ),
  };

  async function ask(request: Parameters<Requester["send"]>[0]) {
    const attempt = breaker.enter(request.connectTimeout + request.responseTimeout);
    if (!attempt) return { status: 0, content: "the service does not answer", isTimedOut: false };
    const answer = await requester.send(request);
    if (answer.status) attempt.answered();
    else if (answer.isTimedOut) attempt.unanswered();
    else attempt.failed();
    return answer;
  }
}
