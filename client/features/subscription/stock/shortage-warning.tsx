import css from "./shortage-warning.module.css";

export const ShortageWarning = ({ text }: { text: string | null }) =>
  text && <p className={css.warning}>{text}</p>;
