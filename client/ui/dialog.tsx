import css from "./dialog.module.css";
import { Modal, type ModalProps } from "./modal.tsx";

/** A question or a short text in the middle of the window; it is answered or closed before the page goes on. */
export function Dialog(props: ModalProps) {
  return <Modal {...props} className={css.dialog} />;
}
