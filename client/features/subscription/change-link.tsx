import type { ReactNode } from "react";
import {
  changeHref,
  type OfferedChanges,
  type SubscriptionChange,
} from "../../../shared/subscription/subscription-href.ts";
import { ButtonLink } from "../../ui/button.tsx";

interface ChangeAddress {
  href: string;
  isHeldByLock: boolean;
}

/** Address of a change's form; undefined if the change is not offered or the lock forbids it. */
export type LinkTo = (
  change: SubscriptionChange,
  choices?: Record<string, string>,
) => ChangeAddress | undefined;

export const linksOf =
  (id: number, changes: OfferedChanges, isLocked: boolean): LinkTo =>
  (change, choices) => {
    const offered = changes[change];
    if (!offered || (isLocked && offered.isHeldByLock)) return undefined;
    return { href: changeHref(id, change, choices), isHeldByLock: offered.isHeldByLock };
  };

interface ChangeLinkProps {
  to: ChangeAddress | undefined;
  label?: string;
  children: ReactNode;
}

export function ChangeLink({ to, label, children }: ChangeLinkProps) {
  return (
    to && (
      <a
        className="link no-print"
        href={to.href}
        aria-label={label}
        data-held-by-lock={to.isHeldByLock || undefined}
      >
        {children}
      </a>
    )
  );
}

export function ChangeButton({ to, children }: ChangeLinkProps) {
  return (
    to && (
      <ButtonLink look="outline" size="small" href={to.href} data-held-by-lock={to.isHeldByLock || undefined}>
        {children}
      </ButtonLink>
    )
  );
}
