import css from "./drawer.module.css";
import { Modal, type ModalProps } from "./modal.tsx";

export function Drawer(props: ModalProps) {
  return <Modal {...props} className={css.drawer} />;
}
