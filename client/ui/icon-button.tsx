import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import css from "./icon-button.module.css";

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label"> {
  /** Its only words, for screen readers. */
  label: string;
  ref?: Ref<HTMLButtonElement>;
  /** The icon. */
  children: ReactNode;
}

/** A sign alone, large enough for a finger. It sends no form. */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={className ? `${css.button} ${className}` : css.button}
      aria-label={label}
      {...rest}
    />
  );
}
