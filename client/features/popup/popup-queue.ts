import {
  type Circumstances,
  isDelay,
  isWall,
  type PopupKind,
  type Reason,
  reasonAgainst,
} from "./popup-rules.ts";

export interface PopupRequest {
  kind: PopupKind;
  /** False for an exit popup, which opens at once or not at all. */
  waits: boolean;
}

interface QueueOptions<Request> {
  look: () => Circumstances;
  open: (request: Request) => void;
  later: (check: () => void) => void;
}

/** Opens at most one popup per page. Only walls wait beyond their page. */
export function popupQueue<Request extends PopupRequest>({ look, open, later }: QueueOptions<Request>) {
  let waiting: readonly { request: Request; path: string }[] = [];
  let shown: Request | undefined;
  let lastShownOn: string | undefined;
  let isScheduled = false;

  function reasonNow(kind: PopupKind, at = look()): Reason | undefined {
    const reason = reasonAgainst(kind, at);
    if (reason && !isDelay(reason)) return reason;
    return shown || lastShownOn === at.path ? "other popup" : reason;
  }

  function show(request: Request, at: Circumstances): void {
    shown = request;
    lastShownOn = at.path;
    open(request);
  }

  function ask(request: Request): Reason | undefined {
    const at = look();
    const reason = reasonNow(request.kind, at);
    waiting = waiting.filter(({ request: { kind } }) => kind !== request.kind);
    if (!reason) show(request, at);
    else if (isWall(request.kind) || (request.waits && isDelay(reason))) {
      waiting = [...waiting, { request, path: at.path }];
      schedule();
    }
    return reason;
  }

  function check(): void {
    const at = look();
    waiting = waiting.filter(({ request, path }) => {
      if (isWall(request.kind)) return true;
      const reason = reasonNow(request.kind, at);
      return path === at.path && (!reason || isDelay(reason));
    });
    const next = waiting.find(({ request }) => !reasonNow(request.kind, at));
    if (next) {
      waiting = waiting.filter((one) => one !== next);
      show(next.request, at);
    }
    if (waiting.length > 0) schedule();
  }

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    later(() => {
      isScheduled = false;
      check();
    });
  }

  return {
    ask,
    reasonNow: (kind: PopupKind) => reasonNow(kind),
    closed: () => {
      shown = undefined;
    },
  };
}
