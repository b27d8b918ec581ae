import css from "./drawer.module.css";
import { Modal, type ModalProps } from "./modal.tsx";

/** A panel from the right, full width on a phone. */
export function Drawer(props: ModalProps) {
  return <Modal {...props} className={css.drawer} />;
}
