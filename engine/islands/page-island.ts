import type { ComponentType } from "react";
import { enterAgain, followElements } from "./follow-element.ts";
import { hasDraft } from "./has-draft.ts";
import type { HydratedIsland } from "./hydrate-island.tsx";
import { islandTag, type LoadTime, swapQuotes } from "./island-tag.ts";
import { loadSheets } from "./load-sheets.ts";
import { preloadModules } from "./preload-modules.ts";
import { pressEnd, watchPresses } from "./press-end.ts";
import { watchIsland } from "./watch-island.ts";

export class PageIsland extends HTMLElement {
  #stop: (() => void) | undefined;
  #find: ((element: Element) => Element | undefined) | undefined;
  #loading: Promise<HydratedIsland> | undefined;

  connectedCallback(): void {
    // The element was only moved within the page.
    if (this.#stop) return;
    let hydrated = () => {};
    this.#stop = watchIsland(this, {
      when: this.#read("when") as LoadTime,
      load: () => this.load(),
      current: (element) => this.#current(element),
      replay: (field) => enterAgain(field, this.#current(field)),
      hydrated: new Promise((resolve) => {
        hydrated = resolve;
      }),
    });
    this.addEventListener("hydrated", hydrated, { once: true });
    if (hasDraft(this.#read("draft"))) this.load().catch(() => {});
  }

  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#stop?.();
      this.#loading?.then(
        (island) => island.end(),
        () => {},
      );
    });
  }

  get isStarted(): boolean {
    return this.#loading !== undefined;
  }

  async follow(props: string, parsed: object): Promise<void> {
    this.setAttribute("props", props);
    const island = await this.#loading;
    island?.update(parsed);
  }

  /** @throws if its files do not load; the next call retries */
  async load(): Promise<void> {
    this.#loading ??= this.#load().catch((error: unknown) => {
      this.#loading = undefined;
      throw error;
    });
    await this.#loading;
  }

  #current<E extends Element>(element: E): E {
    return (this.#find?.(element) as E | undefined) ?? element;
  }

  async #load(): Promise<HydratedIsland> {
    const [{ hydrateIsland }, module] = await Promise.all([
      import("./hydrate-island.tsx"),
      import(/* @vite-ignore */ this.#read("src")) as Promise<Record<string, ComponentType<object>>>,
      loadSheets(this.#names("sheets").map((name) => `/assets/${name}.css`)),
      preloadModules(this.#names("imports").map((name) => `/assets/${name}.js`)),
    ]);
    const Component = module[this.#read("name")];
    if (!Component) throw new Error(`${this.#read("src")} has no ${this.#read("name")}`);
    await pressEnd();
    this.#find = followElements(this);
    const focused = this.contains(document.activeElement) && document.activeElement;
    const island = await hydrateIsland({
      place: this,
      Component,
      props: JSON.parse(swapQuotes(this.#read("props"))),
      idPrefix: this.#read("prefix"),
    }).catch((error: unknown) => {
      // Another attempt would throw again, and replace the HTML under the visitor's finger.
      this.#stop?.();
      throw error;
    });
    if (focused && !focused.isConnected) {
      (this.#current(focused) as HTMLElement).focus({ preventScroll: true });
    }
    this.setAttribute("ready", "");
    this.dispatchEvent(new Event("hydrated"));
    return island;
  }

  #names(attribute: string): string[] {
    return this.#read(attribute).split(" ").filter(Boolean);
  }

  #read(name: string): string {
    return this.getAttribute(name) ?? "";
  }
}

export function defineIslands(): void {
  watchPresses();
  customElements.define(islandTag, PageIsland);
}
