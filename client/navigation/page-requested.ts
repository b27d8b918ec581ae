import { createContext } from "react";

/** When the page was requested (`performance.now()`): its data may be that old. */
export const PageRequestedAt = createContext(0);
