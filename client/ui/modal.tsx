import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { uiTexts } from "../../shared/text/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { IconButton } from "./icon-button.tsx";
import { CloseIcon } from "./icons.tsx";
import css from "./modal.module.css";

const t = translator(uiTexts);

export interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

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
  const onBackdropPress = useEffectEvent(onClose);
  // Stays after closing, so that the panel keeps its content while it fades out.
  const [isFilled, setFilled] = useState(open);
  if (open && !isFilled) setFilled(true);

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  useEffect(() => (dialog.current ? watchBackdrop(dialog.current, () => onBackdropPress()) : undefined), []);

  return (
    <dialog
      ref={dialog}
      className={`${css.panel} ${className ?? ""}`}
      aria-labelledby={isFilled ? titleId : undefined}
      // The cancel event of a file field inside bubbles.
      onCancel={({ target, currentTarget }) => target === currentTarget && onClose()}
      // `close` fires asynchronously; the dialog may be open again.
      onClose={({ currentTarget }) => open && !currentTarget.open && onClose()}
    >
      {isFilled && (
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
      )}
    </dialog>
  );
}

/** The panel must fill the dialog's box. A selection dragged out of the panel does not count as a press. */
function watchBackdrop(dialog: HTMLDialogElement, onPress: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let pressedBeside = false;

  dialog.addEventListener("pointerdown", ({ target }) => (pressedBeside = target === dialog), { signal });
  dialog.addEventListener("click", ({ target }) => target === dialog && pressedBeside && onPress(), {
    signal,
  });
  return () => stop.abort();
}
