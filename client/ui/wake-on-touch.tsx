import { type ComponentType, type RefObject, Suspense, useEffect, useRef } from "react";
import { later } from "./later.tsx";
import { touches } from "./touches.ts";

type Component<P> = ComponentType<P>;

/**
 * A component whose files and hydration come when it is first touched; until then the HTML of the worker stands, its
 * links are links and its forms are forms. What was pressed or sent meanwhile is done once it is awake. On the worker
 * it is the component itself: give it behind `import.meta.env.SSR`, so that the browser's files hold it once.
 *
 * @example
 * const load = async () => (await import("./buy-box.tsx")).BuyBox;
 * export const SleepingBuyBox = wakeOnTouch(load, import.meta.env.SSR && (await load()));
 */
export function wakeOnTouch<P extends object>(
  load: () => Promise<Component<P>>,
  written: Component<P> | false,
): Component<P> {
  const { Content: Sleeping, fetch } = later(load);
  const Content = written || Sleeping;
  return function WakesOnTouch(props: P) {
    const part = useRef<HTMLDivElement>(null);
    const awake = useRef<() => void>(null);
    // On a page that is swapped in it is awake from the start: its own effects have run before this one.
    const isAwake = useRef(false);
    useEffect(() => (isAwake.current ? undefined : watch(part, awake, fetch)), []);
    return (
      <div ref={part}>
        <Suspense fallback={null}>
          <Content {...props} />
          <Awake tell={awake} isAwake={isAwake} />
        </Suspense>
      </div>
    );
  };
}

/** Its effect runs once everything beside it is hydrated. */
function Awake({ tell, isAwake }: { tell: RefObject<(() => void) | null>; isAwake: RefObject<boolean> }) {
  useEffect(() => {
    isAwake.current = true;
    tell.current?.();
  }, [tell, isAwake]);
  return null;
}

function watch(
  { current: part }: RefObject<HTMLElement | null>,
  awake: RefObject<(() => void) | null>,
  wake: () => Promise<void>,
): (() => void) | undefined {
  if (!part) return undefined;
  const stop = new AbortController();
  const { promise: isAwake, resolve } = Promise.withResolvers<void>();
  awake.current = () => {
    resolve();
    stop.abort();
  };
  const listen = { signal: stop.signal, capture: true };
  for (const touch of touches) part.addEventListener(touch, () => void wake().catch(() => {}), listen);

  /** What the browser would not do by itself waits for the part; where its files do not come, a form is still posted. */
  const hold = (event: Event, act: () => void, otherwise = () => {}) => {
    event.preventDefault();
    event.stopPropagation();
    wake().then(() => isAwake.then(act), otherwise);
  };
  part.addEventListener(
    "click",
    (event) => {
      const button = event.target instanceof Element ? event.target.closest("button") : null;
      if (button?.type === "button") hold(event, () => button.click());
    },
    listen,
  );
  part.addEventListener(
    "submit",
    (event) => {
      if (!(event.target instanceof HTMLFormElement)) return;
      const form = event.target;
      hold(
        event,
        () => form.requestSubmit(),
        () => form.submit(),
      );
    },
    listen,
  );
  return () => stop.abort();
}
