import css from "./page-title.module.css";

export function PageTitle({ title }: { title: string }) {
  return (
    <div className={`page-width ${css.head}`}>
      <h1 className={css.title}>{title}</h1>
    </div>
  );
}
