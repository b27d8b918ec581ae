import { createApp } from "./app.ts";

export { AccountSessions } from "./session/account-sessions.ts";
export { SessionRefresh } from "./session/session-refresh.ts";
export { Turns } from "./session/turns.ts";
export { WrongPasswords } from "./session/wrong-password-count.ts";

export default createApp();
