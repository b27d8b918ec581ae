import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";
import css from "./button.module.css";

interface Dress {
  look?: "solid" | "outline" | "quiet";
  /** Small where it stands in a line of other things. */
  size?: "small" | "regular";
}

export interface ButtonProps extends Dress, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Work is under way: the button keeps its focus and says it is busy. */
  pending?: boolean;
}

export function Button({ look, size, pending = false, className, type = "submit", ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={dressOf({ look, size }, className)}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      {...rest}
    />
  );
}

export interface ButtonLinkProps extends Dress, AnchorHTMLAttributes<HTMLAnchorElement> {}

/** A link that weighs as much as a button: it goes somewhere, so it stays a link. */
export function ButtonLink({ look, size, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a className={dressOf({ look, size }, className)} {...rest}>
      {children}
    </a>
  );
}

/** The classes of what looks like a button. */
export function dressOf({ look = "solid", size = "regular" }: Dress, more?: string): string {
  return [css.button, look !== "solid" && css[look], size === "small" && css.small, more]
    .filter(Boolean)
    .join(" ");
}
