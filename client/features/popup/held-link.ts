/** Milliseconds: a link that waits longer feels broken. */
const patience = 300;

export interface HeldLink {
  host: string;
  goOn: () => void;
}

let held: (HeldLink & { timer: ReturnType<typeof setTimeout> }) | undefined;

/** Goes on by itself unless a popup takes it in time. */
export function holdLink(link: HeldLink): void {
  held = { ...link, timer: setTimeout(releaseLink, patience) };
}

export const isLinkHeld = (): boolean => held !== undefined;

export function releaseLink(): void {
  const link = takeHeldLink();
  if (link) startLeaving();
  link?.goOn();
}

/** Milliseconds for the other host to answer: until then the page is still shown. */
const longestLeave = 5000;
let leftAt = Number.NEGATIVE_INFINITY;

export function startLeaving(): void {
  leftAt = performance.now();
}

/** A popup would only be glimpsed. */
export const isLeaving = (): boolean => performance.now() - leftAt < longestLeave;

/** For the popup that opens: it goes on once the popup is closed. */
export function takeHeldLink(): HeldLink | undefined {
  const taken = held;
  clearTimeout(taken?.timer);
  held = undefined;
  return taken;
}
