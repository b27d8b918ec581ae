import { Component, type ReactNode, Suspense, use } from "react";

export type LatePart<T> = T | Promise<T>;

/** Suspends until the part arrives: use it inside `Late`. */
export function useLate<T>(part: LatePart<T>): T {
  return part instanceof Promise ? use(part) : part;
}

export interface LateProps {
  fallback: ReactNode;
  broken?: ReactNode;
  children: ReactNode;
}

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
