import { beforeEach, expect, test, vi } from "vitest";
import * as clock from "../../shared/time/clock.ts";
import { type CanaryOptions, canary, canaryUnderWay } from "./canary.ts";
import type { Seen } from "./judge.ts";
import type { Deployment } from "./wrangler.ts";

const versions = { before: "old", after: "new" };
const minute = 60_000;
let deployed: string[];
let limits: (number | undefined)[];
let said: string[];
let told: number[];
let current: Deployment;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: false });
  deployed = [];
  said = [];
  limits = [];
  told = [];
  current = { shares: new Map([["old", 100]]), message: "", since: clock.date() };
  return () => vi.useRealTimers();
});

const figures = (own: Partial<Seen>): Seen => ({
  ...{ requests: 0, failures: 0, byRoute: {}, pageViews: 0, scriptErrors: 0, vitals: {} },
  ...{ visits: 0, orders: 0, slow: {}, refused: {}, interval: 1, ...own },
});

const quiet = async () => ({ before: figures({ requests: 500 }), after: figures({ requests: 500 }) });

const options = (own: Partial<CanaryOptions> = {}): CanaryOptions => ({
  wrangler: {
    async deploy(shares, message, timeout) {
      limits.push(timeout);
      deployed.push([...shares].map((one) => one.join(" ")).join(", "));
      current = { shares, message, since: clock.date() };
    },
    deployment: async () => current,
    tellCanary: async (life) => void told.push(life),
    forgetCanary: async () => void told.push(0),
    byHand: {
      deploy: (shares) =>
        `wrangler versions deploy ${[...shares].map((one) => one.join("@")).join(" ")}% --env shop`,
      rollback: "wrangler rollback --env shop",
    },
  },
  steps: [5, 25, 50],
  settleTime: minute,
  stepTime: 15 * minute,
  lookEvery: 10_000,
  enough: 300,
  patience: 120 * minute,
  seen: quiet,
  doctor: async () => {},
  smoke: async () => {},
  say: (line) => void said.push(line),
  ...own,
});

async function ended(running: ReturnType<typeof canary>) {
  await vi.runAllTimersAsync();
  return running;
}

test("a version without a fault is led to everybody, a quarter of an hour a step", async () => {
  const start = clock.now();
  expect(await ended(canary(versions, options()))).toBe("released");
  expect(deployed).toEqual([
    "new 0, old 100",
    "new 5, old 95",
    "new 25, old 75",
    "new 50, old 50",
    "new 100",
  ]);
  expect(clock.now() - start).toBe(46 * minute);
  const life = 2 * 3600 + 86_400;
  expect(told).toEqual([life, life, life, life, 0]);
});

test("a version that does not reach its services meets nobody, and is not tried further", async () => {
  const doctor = () => Promise.reject(new Error("search is down (status 401)"));
  const smoke = vi.fn(async () => {});
  expect(await ended(canary(versions, options({ doctor, smoke })))).toBe("taken back");
  expect(deployed).toEqual(["new 0, old 100", "old 100"]);
  expect(said.findLast((line) => line.startsWith("BACK"))).toContain(
    "the doctor refuses it: search is down (status 401)",
  );
  expect(smoke).not.toHaveBeenCalled();
});

test("a version that fails its smoke test meets nobody", async () => {
  const smoke = () => Promise.reject(new Error("/panier/ was answered 500"));
  expect(await ended(canary(versions, options({ smoke })))).toBe("taken back");
  expect(deployed).toEqual(["new 0, old 100", "old 100"]);
  expect(said.at(-1)).toContain("/panier/ was answered 500");
  expect(limits).toEqual([undefined, 20_000]);
});

test("a version that is worse is taken back at the next look", async () => {
  const start = clock.now();
  const seen = async () => {
    const isLate = clock.now() - start > 4 * minute;
    return {
      before: figures({ requests: 9500, failures: 9 }),
      after: figures({ requests: 500, failures: isLate ? 25 : 0 }),
    };
  };
  expect(await ended(canary(versions, options({ seen })))).toBe("taken back");
  expect(clock.now() - start).toBeLessThan(4 * minute + 20_000);
  expect(told.at(-1)).toBe(0);
  expect(deployed.at(-1)).toBe("old 100");
  expect(said.at(-1)).toContain("failed answers, 5.00 % (25 of 500) against 0.09 % (9 of 9500)");
});

test("a version that answers far less than its share is taken back: it may crash before it measures", async () => {
  const seen = async () => ({ before: figures({ requests: 3000 }), after: figures({ requests: 4 }) });
  expect(await ended(canary(versions, options({ seen })))).toBe("taken back");
  expect(said.at(-1)).toContain("far fewer than its share");
});

test("too few visitors hold the release where it is", async () => {
  const start = clock.now();
  const seen = async () => ({ before: figures({ requests: 200 }), after: figures({ requests: 10 }) });
  expect(await ended(canary(versions, options({ seen })))).toBe("held");
  expect(clock.now() - start).toBe(121 * minute);
  expect(deployed.at(-1)).toBe("new 5, old 95");
});

test("figures that fail once are asked for again; after three minutes without any the release is taken back", async () => {
  let asked = 0;
  const once = async () => {
    asked += 1;
    if (asked === 2) throw new Error("Analytics Engine answered 503");
    return quiet();
  };
  expect(await ended(canary(versions, options({ seen: once })))).toBe("released");
  current.shares = new Map([["old", 100]]);
  const never = () => Promise.reject(new Error("Analytics Engine answered 503"));
  expect(await ended(canary(versions, options({ seen: never })))).toBe("taken back");
  expect(said.at(-1)).toContain("no figures for three minutes");
});

test("another terminal takes a canary up where it stands", async () => {
  const since = new Date(clock.now() - 14 * minute);
  const start = clock.now();
  current.shares = new Map([
    ["new", 25],
    ["old", 75],
  ]);
  expect(await ended(canary(versions, options(), { share: 25, since }))).toBe("released");
  expect(deployed).toEqual(["new 50, old 50", "new 100"]);
  expect(clock.now() - start).toBe(16 * minute);
  expect(told).toHaveLength(3);
});

test("what a person changes by hand is left alone", async () => {
  const start = clock.now();
  const seen = async () => {
    if (clock.now() - start > 20 * minute) current.shares = new Map([["old", 100]]);
    return quiet();
  };
  expect(await ended(canary(versions, options({ seen })))).toBe("stopped");
  expect(deployed.at(-1)).toBe("new 25, old 75");
  expect(said.at(-1)).toContain("Somebody else has changed the deployment");
});

test("a version that a person has replaced is not rolled back over their choice", async () => {
  const seen = async () => {
    current.shares = new Map([["third", 100]]);
    return { before: figures({ requests: 900 }), after: figures({ requests: 100, failures: 90 }) };
  };
  expect(await ended(canary(versions, options({ seen })))).toBe("stopped");
  expect(deployed.at(-1)).toBe("new 5, old 95");
});

test("shares that a person has set are not rolled back over their choice", async () => {
  const seen = async () => {
    current.shares = new Map([
      ["new", 30],
      ["old", 70],
    ]);
    return { before: figures({ requests: 900 }), after: figures({ requests: 100, failures: 90 }) };
  };
  expect(await ended(canary(versions, options({ seen })))).toBe("stopped");
  expect(deployed.at(-1)).toBe("new 5, old 95");
  expect(said.at(-1)).toContain("Somebody else has changed the deployment (new 30 %, old 70 %)");
});

test("a person who decides while a roll-back fails is obeyed", async () => {
  const { wrangler } = options();
  const deploy: typeof wrangler.deploy = async (shares, message) => {
    if (!message.startsWith("back")) return wrangler.deploy(shares, message);
    current.shares = new Map([["third", 100]]);
    throw new Error("wrangler versions deploy failed: 503");
  };
  const smoke = () => Promise.reject(new Error("/ was answered 500"));
  expect(await ended(canary(versions, options({ smoke, wrangler: { ...wrangler, deploy } })))).toBe(
    "stopped",
  );
});

test("a step that fails and was carried out all the same is taken back", async () => {
  const { wrangler } = options();
  const deploy: typeof wrangler.deploy = async (shares, message) => {
    await wrangler.deploy(shares, message);
    if (shares.get("new") === 25) throw new Error("wrangler versions deploy did not end within 20 s.");
  };
  expect(await ended(canary(versions, options({ wrangler: { ...wrangler, deploy } })))).toBe("taken back");
  expect(deployed.slice(-2)).toEqual(["new 25, old 75", "old 100"]);
});

test("a roll-back that cannot be done says what is still served, and the command for it", async () => {
  const { wrangler } = options();
  const deploy: typeof wrangler.deploy = async (shares, message) => {
    if (message.startsWith("back")) throw new Error("wrangler versions deploy failed: 503");
    await wrangler.deploy(shares, message);
  };
  const smoke = () => Promise.reject(new Error("/ was answered 500"));
  const start = clock.now();
  expect(await ended(canary(versions, options({ smoke, wrangler: { ...wrangler, deploy } })))).toBe(
    "still served",
  );
  expect(clock.now() - start).toBeGreaterThan(30 * minute);
  expect(said.at(-1)).toContain("STILL SERVED: the smoke test failed");
  expect(said.at(-1)).toContain("By hand: wrangler versions deploy old@100% --env shop");
});

test("a roll-back is done although the flag of the canary cannot be cleared", async () => {
  const { wrangler } = options();
  const forgetCanary = () => Promise.reject(new Error("wrangler kv key failed: 503"));
  const smoke = () => Promise.reject(new Error("/ was answered 500"));
  expect(await ended(canary(versions, options({ smoke, wrangler: { ...wrangler, forgetCanary } })))).toBe(
    "taken back",
  );
  expect(said.at(-1)).toContain("ends by itself");
});

test("a roll-back that fails is tried until it is done", async () => {
  const { wrangler } = options();
  let tries = 0;
  const deploy: typeof wrangler.deploy = async (shares, message, timeout) => {
    if (message.startsWith("back") && ++tries < 4) throw new Error("wrangler versions deploy failed: 503");
    await wrangler.deploy(shares, message, timeout);
  };
  const smoke = () => Promise.reject(new Error("/ was answered 500"));
  expect(await ended(canary(versions, options({ smoke, wrangler: { ...wrangler, deploy } })))).toBe(
    "taken back",
  );
  expect(tries).toBe(4);
  expect(limits.at(-1)).toBe(80_000);
  expect(deployed.at(-1)).toBe("old 100");
});

test("a step that cannot be deployed takes the release back", async () => {
  const { wrangler } = options();
  const deploy: typeof wrangler.deploy = async (shares, message) => {
    if (shares.get("new") === 25) throw new Error("wrangler versions deploy failed: 503");
    await wrangler.deploy(shares, message);
  };
  expect(await ended(canary(versions, options({ wrangler: { ...wrangler, deploy } })))).toBe("taken back");
  expect(deployed.at(-1)).toBe("old 100");
});

test("a release is not taken back for a flag that could not be cleared", async () => {
  const { wrangler } = options();
  const forgetCanary = () => Promise.reject(new Error("wrangler kv key failed: 503"));
  expect(await ended(canary(versions, options({ wrangler: { ...wrangler, forgetCanary } })))).toBe(
    "released",
  );
  expect(deployed.at(-1)).toBe("new 100");
});

test("figures of nobody are none: after three minutes the release is taken back", async () => {
  const seen = async () => ({ before: figures({}), after: figures({}) });
  expect(await ended(canary(versions, options({ seen })))).toBe("taken back");
  expect(said.at(-1)).toContain("no figures for three minutes");
});

test("a held release that is resumed has its time again", async () => {
  const since = new Date(clock.now() - 500 * minute);
  current.shares = new Map([
    ["new", 5],
    ["old", 95],
  ]);
  expect(await ended(canary(versions, options(), { share: 5, since }))).toBe("released");
});

test("the deployment itself says which version is on trial", async () => {
  const messages: string[] = [];
  const { wrangler } = options();
  const deploy: typeof wrangler.deploy = async (shares, message) => {
    messages.push(message);
    await wrangler.deploy(shares, message);
  };
  await ended(canary(versions, options({ wrangler: { ...wrangler, deploy } })));
  const at = (message: string, shares: [string, number][]) =>
    canaryUnderWay({ message, shares: new Map(shares), since: clock.date() });
  expect(
    at(messages[1] ?? "", [
      ["old", 95],
      ["new", 5],
    ]),
  ).toEqual({ before: "old", after: "new", share: 5 });
  expect(at(messages.at(-1) ?? "", [["new", 100]])).toBeUndefined();
  expect(at("Deployed by hand", [["old", 100]])).toBeUndefined();
});
