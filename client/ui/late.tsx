import { Component, type ReactNode, Suspense } from "react";

export interface LateProps {
  /** Keeps the place of the part until it comes. */
  fallback: ReactNode;
  children: ReactNode;
}

/** A part that comes after the first view. One that breaks on its way is left out, and the page goes on without it. */
export function Late({ fallback, children }: LateProps) {
  return (
    <Dispensable>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Dispensable>
  );
}

class Dispensable extends Component<{ children: ReactNode }, { broken: boolean }> {
  static getDerivedStateFromError = () => ({ broken: true });
  override state = { broken: false };

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
