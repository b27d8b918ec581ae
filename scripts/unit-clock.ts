import { beforeEach, vi } from "vitest";
import { testNow } from "./test-clock.ts";

// Other test files in the same process may have left fake timers.
vi.useRealTimers();
vi.setSystemTime(testNow);
beforeEach(() => void vi.setSystemTime(testNow));
