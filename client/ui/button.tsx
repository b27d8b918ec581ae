import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";
import css from "./button.module.css";

type Look = "solid" | "outline" | "quiet";

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: Look;
  /** Work is under way: the button keeps its focus and says it is busy. */
  pending?: boolean;
}

export function Button({
  look = "solid",
  pending = false,
  className,
  type = "submit",
  ...rest
}: ButtonProps) {
  return (
    <button type={type} className={classes(look, className)} aria-disabled={pending || undefined} {...rest} />
  );
}

export interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  look?: Look;
}

/** A link that weighs as much as a button: it goes somewhere, so it stays a link. */
export function ButtonLink({ look = "solid", className, children, ...rest }: ButtonLinkProps) {
  return (
    <a className={classes(look, className)} {...rest}>
      {children}
    </a>
  );
}

function classes(look: Look, more: string | undefined): string {
  return [css.button, look === "solid" ? undefined : css[look], more].filter(Boolean).join(" ");
}
