/** Says of a navigation that its page is to be loaded whole: who is logged in has changed, and with it all that is shown. */
export const wholePage = "whole page";

/**
 * Goes to a page of the shop as a link of it would. Resolves when the page is there, or when something else came first:
 * that is nobody's error. Where pages are loaded whole it does not wait for them.
 */
export async function goTo(address: string, options: NavigationNavigateOptions = {}): Promise<void> {
  if (!("navigation" in globalThis)) return location.assign(address);
  const { committed, finished } = navigation.navigate(address, options);
  await Promise.allSettled([committed, finished]);
}
