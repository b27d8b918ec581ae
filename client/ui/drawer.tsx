import css from "./drawer.module.css";
import { Modal, type ModalProps } from "./modal.tsx";

/** A sheet that comes from the right, as wide as the window on a telephone: what goes along with the page behind it. */
export function Drawer(props: ModalProps) {
  return <Modal {...props} className={css.drawer} />;
}
