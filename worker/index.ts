import { createApp } from "./app.ts";
import { buildRedirects } from "./daily.ts";

export { PublishLog } from "./cache/publish-log.ts";
export { AccountSessions } from "./session/account-sessions.ts";
// Exported under its original name: renaming a Durable Object needs a migration that no release can undo.
export { Counter as WrongPasswords } from "./session/counter.ts";
export { SessionRefresh } from "./session/session-refresh.ts";
export { Turns } from "./session/turns.ts";

const { fetch } = createApp();

export default {
  fetch,
  scheduled: (_, env, context) => buildRedirects(env, context),
} satisfies ExportedHandler<Env>;
