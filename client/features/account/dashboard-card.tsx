import { type ReactNode, useId } from "react";
import { accountTexts } from "../../../shared/account/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Late } from "../../ui/late.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import css from "./dashboard-card.module.css";

const t = translator(accountTexts);

export interface DashboardCardProps {
  title: string;
  /** Said in the place of a body that fails. */
  down: string;
  /** Its body is there with the page: no height is kept for it. */
  isAwaited?: boolean;
  children: ReactNode;
}

/** The body may suspend; title and frame stay. */
export function DashboardCard({ title, down, isAwaited, children }: DashboardCardProps) {
  const id = useId();
  return (
    <section className={isAwaited ? css.card : `${css.card} ${css.late}`} aria-labelledby={id}>
      <h2 className={css.title} id={id}>
        {title}
      </h2>
      <Late fallback={<Bones />} broken={<CardText>{down}</CardText>}>
        <div className={css.body}>{children}</div>
      </Late>
    </section>
  );
}

export function CardText({ children }: { children: ReactNode }) {
  return <p className={css.text}>{children}</p>;
}

/** At the foot of the card. */
export function CardFoot({ children }: { children: ReactNode }) {
  return <p className={css.foot}>{children}</p>;
}

export function CardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={css.link} href={href}>
      {children}
    </a>
  );
}

function Bones() {
  return (
    <div className={css.bones} data-late role="status" aria-label={t("loading")}>
      <Skeleton className={css.bone} />
      <Skeleton className={css.bone} />
      <Skeleton className={css.bone} />
    </div>
  );
}
