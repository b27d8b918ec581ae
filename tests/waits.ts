import { vi } from "vitest";

// Waits end with the time limit of their test; a second would be too short for a busy machine.
const { waitFor, waitUntil } = vi;
const timeout = 25_000;

const patient = (options?: number | { interval?: number }) => ({
  ...(typeof options === "object" && options),
  timeout,
});

vi.waitFor = (check, options) => waitFor(check, patient(options));
vi.waitUntil = (check, options) => waitUntil(check, patient(options));
