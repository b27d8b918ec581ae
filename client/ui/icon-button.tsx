import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import css from "./icon-button.module.css";

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label"> {
  label: string;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

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
