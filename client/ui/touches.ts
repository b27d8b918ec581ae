/** What tells that somebody is about to use a part of the page: a pointer over it, a finger on it, the focus in it. */
export const touches = ["pointerenter", "touchstart", "focusin"] as const;
