/** `info` of navigations that must load a whole page, because the session changed. */
export const wholePage = "whole page";

/** Never resolves if a whole document is loaded, so that its caller stays busy until the page is gone. */
export async function goTo(address: string, options: NavigationNavigateOptions = {}): Promise<void> {
  addEventListener("pageshow", reloadRestored);
  if (!("navigation" in globalThis)) {
    location.assign(address);
    return new Promise(() => {});
  }
  const { committed, finished } = navigation.navigate(address, options);
  await Promise.allSettled([committed, finished]);
  removeEventListener("pageshow", reloadRestored);
}

const reloadRestored = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
