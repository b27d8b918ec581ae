import fc from "fast-check";
import { beforeEach, describe, expect, test, vi } from "vitest";
import * as clock from "../../../shared/time/clock.ts";
import { assertProperty } from "../../../tests/rigs/property.ts";
import { type PopupRequest, popupQueue } from "./popup-queue.ts";
import {
  type Circumstances,
  isWall,
  type MarketingPopup,
  type PopupKind,
  quietAfterAnother,
  quietAfterClosing,
  quietStart,
} from "./popup-rules.ts";

const day = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 9) });
});

function visit(changes: Partial<Circumstances> = {}) {
  const closed: Partial<Record<MarketingPopup, number>> = {};
  const around: Omit<Circumstances, "now"> = {
    visitBegan: clock.now() - 60_000,
    pages: 2,
    isPhone: false,
    path: "/",
    isConsentAsked: false,
    isGranted: true,
    isDialogOpen: false,
    isTyping: false,
    isHidden: false,
    isMoving: false,
    closedAt: (kind) => closed[kind],
    ...changes,
  };
  const opened: PopupKind[] = [];
  let shown: PopupKind | undefined;
  const queue = popupQueue<PopupRequest>({
    look: () => ({ ...around, now: clock.now() }),
    open: ({ kind }) => {
      expect(shown).toBeUndefined();
      shown = kind;
      opened.push(kind);
    },
    later: (check) => void setTimeout(check, 1000),
  });
  return {
    around,
    opened,
    closed,
    ask: (kind: PopupKind, waits = true) => queue.ask({ kind, waits }),
    close: () => {
      if (!shown) return;
      if (!isWall(shown)) closed[shown] = clock.now();
      shown = undefined;
      queue.closed();
    },
    shown: () => shown,
    pass: (milliseconds: number) => vi.advanceTimersByTime(milliseconds),
  };
}

describe("a popup", () => {
  test("opens where nothing speaks against it", () => {
    const { ask, opened } = visit();
    expect(ask("newsletter")).toBeUndefined();
    expect(opened).toEqual(["newsletter"]);
  });

  test("of a campaign waits until the visit is ten seconds old", () => {
    const { ask, opened, pass } = visit({ visitBegan: clock.now() });
    expect(ask("markdown")).toBe("early");
    pass(9_999);
    expect(opened).toEqual([]);
    pass(1_001);
    expect(opened).toEqual(["markdown"]);
  });

  test("of a campaign does not open without consent", () => {
    const { ask, opened, pass } = visit({ isGranted: false });
    expect(ask("newsletter")).toBe("not granted");
    pass(60_000);
    expect(opened).toEqual([]);
  });

  test("that waits does not open once the visitor has withdrawn the yes", () => {
    const { around, ask, opened, pass } = visit({ isTyping: true });
    ask("newsletter");
    Object.assign(around, { isGranted: false, isTyping: false });
    pass(5000);
    Object.assign(around, { isGranted: true });
    pass(5000);
    expect(opened).toEqual([]);
  });

  test.each([
    ["the consent bar is unanswered", "consent asked", { isConsentAsked: true }],
    ["another dialog is open", "dialog", { isDialogOpen: true }],
    ["somebody types", "typing", { isTyping: true }],
    ["the page is hidden", "hidden", { isHidden: true }],
    ["the next page is on its way", "moving", { isMoving: true }],
  ] as const)("waits while %s", (_, reason, changes) => {
    const { around, ask, opened, pass } = visit(changes);
    expect(ask("newsletter")).toBe(reason);
    pass(60_000);
    expect(opened).toEqual([]);
    Object.assign(around, {
      isConsentAsked: false,
      isDialogOpen: false,
      isTyping: false,
      isHidden: false,
      isMoving: false,
    });
    pass(1000);
    expect(opened).toEqual(["newsletter"]);
  });

  test("against an exit does not wait", () => {
    const { around, ask, opened, pass } = visit({ isTyping: true });
    expect(ask("exit_intent", false)).toBe("typing");
    around.isTyping = false;
    pass(60_000);
    expect(opened).toEqual([]);
  });

  test("that was closed does not open again for 30 days, nor does another one with the same offer", () => {
    const { around, ask, close, pass } = visit();
    ask("newsletter");
    close();
    around.path = "/chien/";
    vi.setSystemTime(clock.now() + 30 * day - 1);
    expect(ask("newsletter")).toBe("closed lately");
    expect(ask("exit_intent", false)).toBe("closed lately");
    pass(1);
    expect(ask("exit_intent", false)).toBeUndefined();
    close();
    around.path = "/chat/";
    expect(ask("newsletter")).toBe("closed lately");
  });

  test("that was closed silences every other one for a day", () => {
    const { around, ask, close, pass } = visit();
    ask("exit_intent");
    close();
    around.path = "/chien/";
    vi.setSystemTime(clock.now() + day - 1);
    expect(ask("markdown")).toBe("closed lately");
    pass(1);
    expect(ask("markdown")).toBeUndefined();
  });

  test("for the newsletter is not for the first page of a visit, nor for a phone", () => {
    const { around, ask, opened, pass } = visit({ pages: 1 });
    expect(ask("newsletter")).toBe("first page");
    pass(60_000);
    Object.assign(around, { pages: 2, path: "/chien/", isPhone: true });
    expect(ask("newsletter")).toBe("phone");
    pass(60_000);
    expect(opened).toEqual([]);
    expect(ask("exit_intent", false)).toBeUndefined();
  });

  test("of a campaign does not open where the browser keeps nothing", () => {
    expect(visit({ closedAt: () => "unknown" }).ask("newsletter")).toBe("no memory");
  });

  test("of a campaign goes with its page, a wall stays", () => {
    const { around, ask, opened, pass } = visit({ isTyping: true });
    ask("newsletter");
    ask("country");
    Object.assign(around, { path: "/chien/", isTyping: false });
    pass(60_000);
    expect(opened).toEqual(["country"]);
  });

  test.each(["/commande/aB3~_-x9Yz/", "/connexion/", "/page/cookies/", "/webView/demo/"])(
    "does not open at %s",
    (path) => {
      const { ask, opened, pass } = visit({ path });
      for (const kind of kinds) ask(kind);
      pass(60_000);
      expect(opened).toEqual([]);
    },
  );
});

test("a wall needs neither consent nor ten seconds nor a memory, but an answer to the consent bar", () => {
  const { around, ask, opened, pass } = visit({
    visitBegan: clock.now(),
    isGranted: false,
    isConsentAsked: true,
    closedAt: () => "unknown",
  });
  expect(ask("country")).toBe("consent asked");
  around.isConsentAsked = false;
  pass(1000);
  expect(opened).toEqual(["country"]);
});

test("the second popup waits for the next page", () => {
  const { around, ask, close, opened, pass } = visit();
  ask("country");
  expect(ask("language")).toBe("other popup");
  close();
  pass(60_000);
  expect(opened).toEqual(["country"]);
  around.path = "/chien/";
  pass(1000);
  expect(opened).toEqual(["country", "language"]);
});

test("a campaign's second popup of a kind takes the place of the first while both wait", () => {
  const { around, ask, opened, pass } = visit({ isTyping: true });
  ask("newsletter");
  ask("newsletter");
  around.isTyping = false;
  pass(60_000);
  expect(opened).toEqual(["newsletter"]);
});

const kinds = ["country", "language", "exit_intent", "markdown", "newsletter"] as const;
const paths = ["/", "/chien/", "/panier/", "/commande/aB3~_-x9Yz/", "/page/cookies/", "/webView/demo/"];
const quietPaths = paths.slice(3);

const steps = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant("ask" as const), kind: fc.constantFrom(...kinds), waits: fc.boolean() }),
    fc.record({ do: fc.constant("close" as const) }),
    fc.record({ do: fc.constant("go" as const), path: fc.constantFrom(...paths) }),
    fc.record({ do: fc.constant("wait" as const), time: fc.constantFrom(200, 1000, 4000, 60_000) }),
    fc.record({ do: fc.constant("leave for days" as const), days: fc.nat({ max: 40 }) }),
    fc.record({
      do: fc.constant("change" as const),
      what: fc.constantFrom(
        "isConsentAsked",
        "isGranted",
        "isDialogOpen",
        "isTyping",
        "isHidden",
        "isMoving",
      ),
      to: fc.boolean(),
    }),
  ),
  { maxLength: 40 },
);

test("whatever happens: one at a time, nowhere and never where a rule forbids it", () => {
  assertProperty(
    fc.property(steps, (list) => {
      vi.setSystemTime(Date.UTC(2026, 10, 23, 9));
      const began = clock.now();
      const { around, ask, close, closed, opened, pass, shown } = visit({ visitBegan: began });
      const before = { ...closed };
      let count = 0;
      for (const step of list) {
        Object.assign(before, closed);
        if (step.do === "ask") ask(step.kind, step.waits);
        else if (step.do === "close") close();
        else if (step.do === "go") around.path = step.path;
        else if (step.do === "change") around[step.what] = step.to;
        else if (step.do === "leave for days") vi.setSystemTime(clock.now() + step.days * day);
        else pass(step.time);
        if (opened.length === count) continue;
        expect(opened.length).toBe(count + 1);
        count = opened.length;
        const kind = shown();
        expect(quietPaths).not.toContain(around.path);
        expect([
          around.isConsentAsked,
          around.isDialogOpen,
          around.isTyping,
          around.isHidden,
          around.isMoving,
        ]).toEqual(Array(5).fill(false));
        if (!kind || isWall(kind)) continue;
        expect(around.isGranted).toBe(true);
        expect(clock.now()).toBeGreaterThanOrEqual(began + quietStart);
        expect(clock.now() - (before[kind] ?? 0)).toBeGreaterThanOrEqual(quietAfterClosing);
        for (const at of Object.values(before))
          expect(clock.now() - at).toBeGreaterThanOrEqual(quietAfterAnother);
      }
      vi.clearAllTimers();
    }),
    { numRuns: 1000 },
  );
});
