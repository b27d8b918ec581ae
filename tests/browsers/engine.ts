/** What a browser has to do for a visitor; everything else is asked of the page by scripts. */
export interface Engine {
  /** Does not wait for the page. */
  goTo: (address: string) => Promise<void>;
  /** Runs in the page; knows nothing outside itself. Not awaited there: returns plain data. */
  evaluate: <Values extends unknown[], Result>(
    run: (...values: Values) => Result,
    ...values: Values
  ) => Promise<Result>;
  /** Presses the mouse there; pixels of the window. */
  clickAt: (x: number, y: number) => Promise<void>;
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>;
  resize: (size: Size) => Promise<void>;
  close: () => Promise<void>;
}

/** Pixels of the window's content. */
export interface Size {
  width: number;
  height: number;
}

export interface WindowOptions {
  size: Size;
  blockCookies: boolean;
  /** Source that runs before each document's own scripts. */
  script: string;
}
