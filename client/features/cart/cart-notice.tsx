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

/** Shown at the bottom, or below the header if it would cover a button of its form. */
function show(notice: HTMLElement | null): (() => void) | undefined {
  if (!notice) return undefined;
  notice.showPopover?.();
  const buttons = notice.closest("form")?.querySelectorAll("button:not([popover] *)") ?? [];
  if (![...buttons].some((button) => overlaps(button, notice))) return undefined;
  notice.classList.add(css.otherSide ?? "");
  const place = () => notice.style.setProperty("--header-end", `${headerEnd()}px`);
  place();
  addEventListener("scroll", place, { passive: true });
  return () => removeEventListener("scroll", place);
}

/** Bottom of the lowest control: a phone's search field scrolls away, but the bar above it stays. */
function headerEnd(): number {
  const controls = document.querySelector("header")?.querySelectorAll("a, button, input") ?? [];
  const bottoms = [...controls].map((control) => control.getBoundingClientRect().bottom);
  return Math.min(Math.max(0, ...bottoms), innerHeight / 2);
}

function overlaps(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.width > 0 && a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
}
