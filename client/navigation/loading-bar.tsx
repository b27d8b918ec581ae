import css from "./loading-bar.module.css";

export const LoadingBar = () => <div className={css.bar} data-state="idle" aria-hidden="true" />;
