import { type ReactNode, useEffect } from "react";
import { uiTexts } from "../../../shared/text/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { CloseIcon } from "../../ui/icons.tsx";
import css from "./cart-notice.module.css";

const t = translator(uiTexts);

interface CartNoticeProps {
  children: ReactNode;
  onClose: () => void;
}

export function CartNotice({ children, onClose }: CartNoticeProps) {
  useEffect(() => {
    addEventListener("pagehide", onClose);
    return () => removeEventListener("pagehide", onClose);
  }, [onClose]);
  return (
    <div className={css.notice} popover="manual" ref={show}>
      <p>{children}</p>
      <IconButton label={t("close")} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}

function show(notice: HTMLElement | null): void {
  notice?.showPopover?.();
  const buttons = notice?.closest("form")?.querySelectorAll("button:not([popover] *)") ?? [];
  if (notice && [...buttons].some((button) => overlaps(button, notice)))
    notice.classList.add(css.otherSide ?? "");
}

function overlaps(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.width > 0 && a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
}
