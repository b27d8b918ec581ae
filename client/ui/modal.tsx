import { type ReactNode, useEffect, useId, useRef } from "react";
import { uiTexts } from "../../shared/text/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { IconButton } from "./icon-button.tsx";
import { CloseIcon } from "./icons.tsx";
import css from "./modal.module.css";

const t = translator(uiTexts);

export interface ModalProps {
  open: boolean;
  /** On the close button, Escape and a press on the backdrop. */
  onClose: () => void;
  title: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * The native modal dialog: it traps and returns the focus and makes the page inert. `className` places and animates
 * it.
 */
export function Modal({
  open,
  onClose,
  title,
  footer,
  className,
  children,
}: ModalProps & { className: string | undefined }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  useEffect(() => (dialog.current ? closeOnBackdropPress(dialog.current) : undefined), []);

  return (
    <dialog
      ref={dialog}
      className={`${css.panel} ${className ?? ""}`}
      aria-labelledby={titleId}
      onClose={() => open && onClose()}
    >
      <div className={css.inside}>
        <div className={css.head}>
          <h2 className={css.title} id={titleId}>
            {title}
          </h2>
          <IconButton label={t("close")} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
        <div className={css.body}>{children}</div>
        {footer && <div className={css.foot}>{footer}</div>}
      </div>
    </dialog>
  );
}

/**
 * Closes a modal dialog on a press on its backdrop; its panel must fill the dialog's box. A selection dragged out of
 * the panel does not count. Returns a cleanup.
 */
function closeOnBackdropPress(dialog: HTMLDialogElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let pressedBeside = false;

  dialog.addEventListener("pointerdown", ({ target }) => (pressedBeside = target === dialog), { signal });
  dialog.addEventListener("click", ({ target }) => target === dialog && pressedBeside && dialog.close(), {
    signal,
  });
  return () => stop.abort();
}
