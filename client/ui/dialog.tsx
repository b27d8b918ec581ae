import css from "./dialog.module.css";
import { Modal, type ModalProps } from "./modal.tsx";

export function Dialog(props: ModalProps) {
  return <Modal {...props} className={css.dialog} />;
}
