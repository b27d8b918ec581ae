import { beforeEach, vi } from "vitest";
import { testNow } from "./test-clock.ts";

// The clock stands still in unit tests, unless they move it.
// An earlier file of the same process may have left its fake timers.
vi.useRealTimers();
vi.setSystemTime(testNow);
beforeEach(() => void vi.setSystemTime(testNow));
