import css from "./quotation.module.css";

interface QuotationProps {
  text: string;
  author: string;
  role?: string | null | undefined;
  className?: string | undefined;
}

export function Quotation({ text, author, role, className }: QuotationProps) {
  return (
    <figure className={className}>
      <blockquote className={css.text}>
        <p>{text}</p>
      </blockquote>
      <figcaption className="strong">
        {author}
        {role && <span className={css.role}>{`, ${role}`}</span>}
      </figcaption>
    </figure>
  );
}
