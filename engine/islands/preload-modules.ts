/** Milliseconds that a phone's thread is busy with preloads before it is the visitor's turn. */
const slice = 25;

const preloaded = new Set<string>();

let sliceEnd = 0;

/** Fetches what a module imports together, instead of finding one import after the other. */
export async function preloadModules(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    if (preloaded.has(address)) continue;
    if (performance.now() > sliceEnd) {
      await new Promise<void>((turn) => void setTimeout(turn));
      sliceEnd = performance.now() + slice;
    }
    preload(address);
  }
}

function preload(address: string): void {
  preloaded.add(address);
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = address;
  document.head.append(link);
}
