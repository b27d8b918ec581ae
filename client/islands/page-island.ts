import type { ComponentType } from "react";
import { enterAgain, followElement } from "./follow-element.ts";
import { loadSheets } from "./load-sheets.ts";
import { islandTag } from "./own-root.ts";
import { type Start, watchIsland } from "./watch-island.ts";

/** Its attributes are written by worker/page/islands.tsx. */
class PageIsland extends HTMLElement {
  #stop: (() => void) | undefined;
  /** By the elements of the worker's HTML. */
  #followed = new Map<Element, () => Element | undefined>();
  #loading: Promise<void> | undefined;

  connectedCallback(): void {
    const when = this.#read("when") as Start | "load";
    const load = () => {
      this.#loading ??= this.#load().catch((error: unknown) => {
        this.#loading = undefined;
        throw error;
      });
      return this.#loading;
    };
    let hydrated = () => {};
    this.#stop = watchIsland(this, {
      on: when === "load" ? undefined : when,
      load,
      current: (element) => this.#current(element),
      replay: (field) => enterAgain(field, this.#current(field)),
      hydrated: new Promise((resolve) => {
        hydrated = resolve;
      }),
    });
    this.addEventListener("hydrated", hydrated, { once: true });
    if (when === "load") load().catch(() => {});
  }

  #current<E extends Element>(element: E): E {
    return (this.#followed.get(element)?.() as E | undefined) ?? element;
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }

  async #load(): Promise<void> {
    const [{ hydrateIsland }, module] = await Promise.all([
      import("./hydrate-island.tsx"),
      import(/* @vite-ignore */ this.#read("src")) as Promise<Record<string, ComponentType<object>>>,
      loadSheets(this.#read("sheets").split(" ").filter(Boolean)),
    ]);
    const Component = module[this.#read("name")];
    if (!Component) throw new Error(`${this.#read("src")} has no ${this.#read("name")}`);
    for (const element of this.querySelectorAll("a[href], button, form, input, select, textarea")) {
      this.#followed.set(element, followElement(element, this));
    }
    const focused = this.contains(document.activeElement) && document.activeElement;
    await hydrateIsland({
      place: this,
      Component,
      props: JSON.parse(this.#read("props")),
      idPrefix: this.#read("prefix"),
    });
    if (focused && !focused.isConnected) {
      (this.#current(focused) as HTMLElement).focus({ preventScroll: true });
    }
    this.dispatchEvent(new Event("hydrated"));
  }

  #read(name: string): string {
    return this.getAttribute(name) ?? "";
  }
}

export const defineIslands = (): void => customElements.define(islandTag, PageIsland);
