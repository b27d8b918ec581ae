import { type ReactNode, useCallback, useEffect } from "react";
import { uiTexts } from "../../../shared/text/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { CloseIcon } from "../../ui/icons.tsx";
import css from "./cart-notice.module.css";

const t = translator(uiTexts);

interface CartNoticeProps {
  children: ReactNode;
  /** The pressed button, which the notice stands above or below. */
  beside?: HTMLElement | null;
  onClose: () => void;
}

export function CartNotice({ children, beside = null, onClose }: CartNoticeProps) {
  const place = useCallback((notice: HTMLElement | null) => show(notice, beside), [beside]);
  useEffect(() => {
    addEventListener("pagehide", onClose);
    return () => removeEventListener("pagehide", onClose);
  }, [onClose]);
  return (
    <div className={css.notice} popover="manual" ref={place}>
      <div className="stack-1">{children}</div>
      <IconButton label={t("close")} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}

/** Shown beside its button if there is room, else at the bottom, or below the header if it would cover a button. */
function show(notice: HTMLElement | null, beside: HTMLElement | null): (() => void) | undefined {
  if (!notice) return undefined;
  notice.showPopover?.();
  if (beside && standBeside(notice, beside)) return undefined;
  const buttons = notice.closest("form")?.querySelectorAll("button:not([popover] *)") ?? [];
  if (![...buttons].some((button) => overlaps(button, notice))) return undefined;
  notice.classList.add(css.otherSide ?? "");
  const place = () => notice.style.setProperty("--header-end", `${headerEnd()}px`);
  place();
  addEventListener("scroll", place, { passive: true });
  return () => removeEventListener("scroll", place);
}

const gap = 8;

function standBeside(notice: HTMLElement, button: HTMLElement): boolean {
  // The style sheet puts the notice as low as it may stand. A button in sight has no bar below it.
  notice.style.setProperty("--buy-room", "0rem");
  const { bottom: lowest, left: gutter, width, height } = notice.getBoundingClientRect();
  const { top, bottom, left, width: own } = button.getBoundingClientRect();
  const below = bottom + gap;
  const above = top - gap - height;
  const y = below + height <= lowest ? below : above;
  if (y < headerEnd() || y > lowest) {
    notice.style.removeProperty("--buy-room");
    return false;
  }
  const middle = left + (own - width) / 2;
  const x = Math.max(gutter, Math.min(middle, document.documentElement.clientWidth - gutter - width));
  notice.style.inset = `${y}px auto auto ${x}px`;
  return true;
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
