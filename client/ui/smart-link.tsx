import type { ReactNode } from "react";
import type { Link } from "../../shared/content/content.ts";
import { linkAttributes } from "../../shared/links.ts";

export interface SmartLinkProps {
  link: Link;
  className?: string | undefined;
  children?: ReactNode;
}

/** A disabled or unsafe link becomes text: `docs/rules/content.md#link-fields`. */
export function SmartLink({ link, className, children = link.name }: SmartLinkProps) {
  const attributes = linkAttributes(link);
  if (!attributes) return <span className={className}>{children}</span>;
  return (
    <a {...attributes} className={className}>
      {children}
    </a>
  );
}
