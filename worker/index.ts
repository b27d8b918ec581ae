import { createApp } from "./app.ts";

export { AccountSessions } from "./session/account-sessions.ts";
export { SessionRefresh } from "./session/session-refresh.ts";

export default createApp();
