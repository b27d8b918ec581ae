import { createApp } from "./app.ts";
import { buildRedirects, renewRedirects } from "./scheduled.ts";

export { PublishLog } from "./cache/publish-log.ts";
export { AccountSessions } from "./session/account-sessions.ts";
// Exported under its original name: renaming a Durable Object needs a migration that no release can undo.
export { Counter as WrongPasswords } from "./session/counter.ts";
export { SessionRefresh } from "./session/session-refresh.ts";
export { Turns } from "./session/turns.ts";

const { fetch } = createApp();

/** Schedule named in wrangler.toml. */
const hourly = "53 * * * *";

export default {
  fetch,
  scheduled: ({ cron }, env, context) =>
    cron === hourly ? renewRedirects(env, context) : buildRedirects(env, context),
} satisfies ExportedHandler<Env>;
