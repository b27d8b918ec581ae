import { beforeEach, vi } from "vitest";
import { testNow } from "./test-clock.ts";

// The clock stands still in unit tests, unless they move it.
vi.setSystemTime(testNow);
beforeEach(() => void vi.setSystemTime(testNow));
