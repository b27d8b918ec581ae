import { island } from "../../islands/island.tsx";
import type { AddMenuProps } from "./add-menu.tsx";
import type { MenuDetailsProps } from "./menu-details.tsx";
import type { MenuTransitionProps } from "./menu-transition.tsx";

/** Until it is touched, a plain form. */
export const AddMenuIsland = island<AddMenuProps>({
  on: "touch",
  load: async () => (await import("./add-menu.tsx")).AddMenu,
});

/** Words, tables and a fold, which works by itself. */
export const MenuDetailsIsland = island<MenuDetailsProps>({
  on: "touch",
  load: async () => (await import("./menu-details.tsx")).MenuDetails,
});

/** Folded; its form asks by its address. */
export const MenuTransitionIsland = island<MenuTransitionProps>({
  on: "touch",
  load: async () => (await import("./menu-transition.tsx")).MenuTransition,
});
