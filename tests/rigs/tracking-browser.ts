import { createOutbox } from "../../client/features/tracking/outbox.ts";
import type { PostResult } from "../../client/features/tracking/post-event.ts";
import { createSentOnce } from "../../client/features/tracking/sent-once.ts";
import { createTracker } from "../../client/features/tracking/tracker.ts";
import { createWaitingEvents, isWaitingEvent } from "../../client/features/tracking/waiting-events.ts";
import { isText, storedList } from "../../client/visit/stored-list.ts";
import type { Purpose } from "../../shared/consent/consent.ts";
import type { TrackedEvent } from "../../shared/tracking/events.ts";
import { memoryStorage, pageViewOf, trackedPage } from "./tracked-page.ts";

/** `broken` takes the event and answers 500, `lost` loses the answer, `hanging` never answers. */
export type ServiceState = "up" | "refused" | "busy" | "broken" | "lost" | "hanging";

interface Arrived {
  name: string;
  yes: number;
}

const pageAt = (path: string) => trackedPage({ events: [pageViewOf(path)] });

export function createBrowser() {
  const local = memoryStorage();
  let lock: Promise<unknown> = Promise.resolve();
  let granted: readonly Purpose[] = ["marketing", "measurement"];
  let entries = 0;
  let yeses = 1;
  const service = {
    state: "up" as ServiceState,
    arrived: [] as Arrived[],
    arrivedWithoutConsent: [] as string[],
    refused: [] as string[],
    calls: 0,
  };
  const tags: Arrived[] = [];

  function nameIn(body: string): string {
    const { data } = JSON.parse(body) as { data: { path?: string; target?: string } };
    return data.path ?? data.target ?? "";
  }

  const mayBeSent = () => granted.includes("marketing");

  function take(body: string, isAllowed: boolean): void {
    const name = nameIn(body);
    service.arrived.push({ name, yes: yeses });
    if (!isAllowed) service.arrivedWithoutConsent.push(name);
  }

  async function post(body: string, signal: AbortSignal, isLeft: () => boolean): Promise<PostResult> {
    service.calls += 1;
    try {
      return await answer(body, signal, isLeft);
    } finally {
      service.calls -= 1;
    }
  }

  async function answer(body: string, signal: AbortSignal, isLeft: () => boolean): Promise<PostResult> {
    const { state } = service;
    const taken = ["up", "broken", "lost", "hanging"].includes(state);
    const wasAllowed = mayBeSent();
    await after(5);
    if (signal.aborted) return { result: "gone" };
    // A page that was left cannot take back what it has sent.
    if (taken) take(body, mayBeSent() || (wasAllowed && isLeft()));
    else service.refused.push(nameIn(body));
    await after(5);
    if (state === "up") return { result: "answered", answer: {} };
    if (state === "lost" || state === "broken") return { result: "gone" };
    if (state !== "hanging") return { result: "unsent" };
    return new Promise((resolve) => signal.addEventListener("abort", () => resolve({ result: "gone" })));
  }

  function openTab(session = memoryStorage()) {
    const history = [nextEntry()];
    let position = 0;
    let document = load();

    function load() {
      let isAlive = true;
      /** A document that is gone receives no answer. */
      const received = async <T>(act: Promise<T>): Promise<T> => {
        const value = await act;
        return isAlive ? value : new Promise(() => {});
      };
      const tracker = createTracker({
        granted: () => granted,
        sent: createSentOnce({
          pages: storedList(() => session, "pages", isText),
          orders: storedList(() => local, "orders", isText),
          isTaken: () => false,
          isReloaded: () => false,
        }),
        openOutbox: () => {
          const outbox = createOutbox({
            post: (body, signal) => received(post(body, signal, () => !isAlive)),
            beacon(body) {
              if (service.state === "up") take(body, mayBeSent());
              return true;
            },
            isAllowed: mayBeSent,
            waiting: createWaitingEvents({
              list: storedList(() => local, "waiting", isWaitingEvent),
              lock: (act) => {
                if (!isAlive) return new Promise(() => {});
                lock = lock.then(() => isAlive && act());
                return lock;
              },
            }),
          });
          outbox.resume();
          return outbox;
        },
        createTagManager: () => ({
          show() {},
          push: (event) => void tags.push({ name: nameOf(event), yes: yeses }),
          applyConsent() {},
          isHeard: () => true,
          dropEvents() {},
        }),
        clear() {
          session.clear();
          local.clear();
        },
      });
      const show = () => {
        const entry = history[position] ?? "";
        tracker.showPage(granted.length > 0 ? pageAt(entry) : undefined, { entry });
      };
      show();
      return {
        tracker,
        show,
        leave() {
          tracker.leave();
          isAlive = false;
        },
      };
    }

    function arrive(how: "client" | "whole"): void {
      if (how === "client") document.show();
      else {
        document.leave();
        document = load();
      }
    }

    return {
      visit(how: "client" | "whole") {
        history.splice(position + 1);
        history.push(nextEntry());
        position += 1;
        arrive(how);
      },
      step(by: number, how: "client" | "whole") {
        const to = Math.min(Math.max(position + by, 0), history.length - 1);
        if (to === position) return;
        position = to;
        arrive(how);
      },
      reload: () => arrive("whole"),
      hide: () => document.tracker.leave(),
      track: (event: TrackedEvent) => document.tracker.track(event),
      online: () => document.tracker.resume(),
      applyConsent: () => document.tracker.applyConsent(),
    };
  }

  const nextEntry = () => {
    entries += 1;
    return `/page-${entries}/`;
  };

  return {
    service,
    tags,
    local,
    openTab,
    entries: () => entries,
    answerConsent(to: readonly Purpose[]) {
      if (granted.length === 0 && to.length > 0) yeses += 1;
      granted = to;
    },
  };
}

const nameOf = ({ name, data }: TrackedEvent) =>
  name === "page_view" ? data.path : name === "exit_intent" ? (data.target ?? "") : name;

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
