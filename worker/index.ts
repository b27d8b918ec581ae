import { createApp } from "./app.ts";

export { SessionRefresh } from "./session/session-refresh.ts";

export default createApp();
