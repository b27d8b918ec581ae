/** Navigation info: load a whole page, since the session changed. */
export const wholePage = "whole page";

/**
 * Navigates like a link. Resolves when the page is shown, or when another navigation overtook it; does not wait for a
 * page that is loaded whole.
 */
export async function goTo(address: string, options: NavigationNavigateOptions = {}): Promise<void> {
  if (!("navigation" in globalThis)) return location.assign(address);
  const { committed, finished } = navigation.navigate(address, options);
  await Promise.allSettled([committed, finished]);
}
