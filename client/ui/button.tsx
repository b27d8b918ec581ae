import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";
import css from "./button.module.css";

interface ButtonVariant {
  look?: "solid" | "outline" | "quiet";
  size?: "small" | "regular";
}

export interface ButtonProps extends ButtonVariant, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Keeps the focus and is announced as busy, unlike `disabled`. */
  pending?: boolean;
}

export function Button({ look, size, pending = false, className, ...rest }: ButtonProps) {
  return (
    <button
      className={buttonClass({ look, size }, className)}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      {...rest}
    />
  );
}

export interface ButtonLinkProps extends ButtonVariant, AnchorHTMLAttributes<HTMLAnchorElement> {}

export function ButtonLink({ look, size, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a className={buttonClass({ look, size }, className)} {...rest}>
      {children}
    </a>
  );
}

export function buttonClass({ look = "solid", size = "regular" }: ButtonVariant, more?: string): string {
  return [css.button, look !== "solid" && css[look], size === "small" && css.small, more]
    .filter(Boolean)
    .join(" ");
}
