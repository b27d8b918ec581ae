import css from "./loading-bar.module.css";

/** Moved by show-loading.ts. */
export const LoadingBar = () => <div className={css.bar} data-state="idle" aria-hidden="true" />;
