import { createApp } from "./app.ts";

export { AccountSessions } from "./session/account-sessions.ts";
// Its first name: another one would be a migration, which no release can take back.
export { Counter as WrongPasswords } from "./session/counter.ts";
export { SessionRefresh } from "./session/session-refresh.ts";
export { Turns } from "./session/turns.ts";

export default createApp();
