import { type ReactNode, Suspense, use } from "react";

export type LatePart<T> = T | Promise<T>;

export function useLate<T>(part: LatePart<T>): T {
  return part instanceof Promise ? use(part) : part;
}

interface LateProps {
  fallback: ReactNode;
  /** Replaces the fallback if the part never arrives or fails to render (client/documents.ts). */
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
