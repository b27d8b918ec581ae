/** Milliseconds; a link that waits longer feels broken. */
const patience = 300;

export interface HeldLink {
  host: string;
  goOn: () => void;
}

let held: (HeldLink & { timer: ReturnType<typeof setTimeout> }) | undefined;

export function holdLink(link: HeldLink): void {
  held = { ...link, timer: setTimeout(releaseLink, patience) };
}

export const isLinkHeld = (): boolean => held !== undefined;

export function releaseLink(): void {
  const link = takeHeldLink();
  if (link) startLeaving();
  link?.goOn();
}

/** Milliseconds; the current page stays visible until the other host answers. */
const longestLeave = 5000;
let leftAt = Number.NEGATIVE_INFINITY;

export function startLeaving(): void {
  leftAt = performance.now();
}

export const isLeaving = (): boolean => performance.now() - leftAt < longestLeave;

/** Stops the timer: the caller must call `goOn` when its popup is closed. */
export function takeHeldLink(): HeldLink | undefined {
  const taken = held;
  clearTimeout(taken?.timer);
  held = undefined;
  return taken;
}
