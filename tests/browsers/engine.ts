export interface Engine {
  goTo: (address: string) => Promise<void>;
  /** The function runs in the page: it must be self-contained and return plain data. */
  evaluate: <Values extends unknown[], Result>(
    run: (...values: Values) => Result,
    ...values: Values
  ) => Promise<Result>;
  clickAt: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  resize: (size: Size) => Promise<void>;
  close: () => Promise<void>;
}

export type Key = "Enter" | "Escape";

export interface Size {
  width: number;
  height: number;
}

export interface WindowOptions {
  size: Size;
  blockCookies: boolean;
  script: string;
}
