import { createContext } from "react";

/** When the page on the screen was asked for (`performance.now()`): what it brings may be as old as that. */
export const PageAskedAt = createContext(0);
