import { type ReactNode, Suspense, use } from "react";

export type LatePart<T> = T | Promise<T>;

/** Suspends until the part arrives: use it inside `Late`. */
export function useLate<T>(part: LatePart<T>): T {
  return part instanceof Promise ? use(part) : part;
}

interface LateProps {
  fallback: ReactNode;
  /** Takes its place where the connection breaks before the part has come (client/documents.ts). */
  broken?: ReactNode;
  children: ReactNode;
}

export function Late({ fallback, broken, children }: LateProps) {
  const waiting =
    broken === fallback ? (
      fallback
    ) : (
      <>
        {fallback}
        <template data-unfinished="">{broken}</template>
      </>
    );
  return <Suspense fallback={waiting}>{children}</Suspense>;
}
