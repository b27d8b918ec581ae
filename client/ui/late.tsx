import { Component, type ReactNode, Suspense, use } from "react";

/** A part of a page that may come after the first view; a plain value where it came in time. */
export type LatePart<T> = T | Promise<T>;

/** Suspends until the part has come: read it inside of `Late`. */
export function useLate<T>(part: LatePart<T>): T {
  return part instanceof Promise ? use(part) : part;
}

export interface LateProps {
  /** Keeps the place of the part until it comes. */
  fallback: ReactNode;
  /** Stands in its place when it breaks on its way; without it the part is left out. */
  broken?: ReactNode;
  children: ReactNode;
}

/** A part that comes after the first view. The page goes on without it when it does not come. */
export function Late({ fallback, broken = null, children }: LateProps) {
  return (
    <Dispensable broken={broken}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Dispensable>
  );
}

class Dispensable extends Component<Pick<LateProps, "broken" | "children">, { broken: boolean }> {
  static getDerivedStateFromError = () => ({ broken: true });
  override state = { broken: false };

  override render() {
    return this.state.broken ? this.props.broken : this.props.children;
  }
}
