import { AccountIcon, BagIcon, CheckIcon, icon, LockIcon } from "../../ui/icons.tsx";

/** By the names of the form definitions; unknown names have no icon. */
export const choiceIcons = new Map([
  ["account", AccountIcon],
  ["bag", BagIcon],
  ["cat", icon("M5 4l4 3.5h6L19 4v10a7 7 0 0 1-14 0zM9.5 12.5v.5M14.5 12.5v.5")],
  ["check", CheckIcon],
  [
    "dog",
    icon("M7 6.5 4 8v5l3 1.5M17 6.5 20 8v5l-3 1.5M7 6.5h10V15a5 5 0 0 1-10 0zM10 11v.5M14 11v.5M10.8 15h2.4"),
  ],
  ["lock", LockIcon],
]);
