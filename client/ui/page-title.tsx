import css from "./page-title.module.css";

/** The title of a page that has nothing above it. */
export function PageTitle({ title }: { title: string }) {
  return (
    <div className={css.head}>
      <h1 className={css.title}>{title}</h1>
    </div>
  );
}
