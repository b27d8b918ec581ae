import { env } from "cloudflare:workers";
import { inject } from "vitest";
import * as clock from "../../shared/time/clock.ts";
import { askStandIns } from "./visitor.ts";

// Each test file has a runtime and storage of its own, which begin with a copy of the demo shop.
await env.TEST_DATABASE.fetch("http://test-database/");

// The shop, its stand-ins and the tests have one clock.
clock.setAhead(inject("testNow") - clock.now());
await askStandIns("/_sandbox/now", { ahead: clock.ahead() });
