/** Navigation info: load a whole page, since the session changed. */
export const wholePage = "whole page";

/**
 * Navigates like a link. Resolves when a part of the page is exchanged, or another navigation overtook it; never where a
 * document is loaded, so that what led there stays busy. Coming back to it out of the back/forward cache reloads it.
 */
export async function goTo(address: string, options: NavigationNavigateOptions = {}): Promise<void> {
  addEventListener("pageshow", reloadRestored);
  if (!("navigation" in globalThis)) return location.assign(address);
  const { committed, finished } = navigation.navigate(address, options);
  await Promise.allSettled([committed, finished]);
  removeEventListener("pageshow", reloadRestored);
}

const reloadRestored = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
