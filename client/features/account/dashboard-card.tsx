import { type ReactNode, useId } from "react";
import { accountTexts } from "../../../shared/account/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Static } from "../../islands/static.tsx";
import type { StaticHtml } from "../../islands/static-html.ts";
import { Late, type LatePart, useLate } from "../../ui/late.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CardText } from "./card-parts.tsx";
import css from "./dashboard-card.module.css";

const t = translator(accountTexts);

export interface DashboardCardProps {
  title: string;
  children: ReactNode;
}

/** The body may suspend; title and frame stay. */
export function DashboardCard({ title, children }: DashboardCardProps) {
  return (
    <Card title={title} className={css.card}>
      <div className={css.body}>{children}</div>
    </Card>
  );
}

interface LateCardProps {
  title: string;
  body: LatePart<StaticHtml>;
  isTall?: boolean;
}

/** Keeps its height: what comes moves nothing. */
export function LateCard({ title, body, isTall }: LateCardProps) {
  return (
    <Card title={title} className={`${css.card} ${isTall ? css.tall : css.late}`}>
      <StaticBody body={body} />
    </Card>
  );
}

/** Without frame and title; `className` keeps its height. */
export function LateStatic({
  className,
  body,
}: Pick<LateCardProps, "body"> & { className: string | undefined }) {
  return (
    <div className={className}>
      <Late
        fallback={
          <div data-late role="status" aria-label={t("loading")}>
            <Skeleton className={className} />
          </div>
        }
      >
        <StaticBody body={body} />
      </Late>
    </div>
  );
}

function Card({ title, className, children }: DashboardCardProps & { className: string | undefined }) {
  const id = useId();
  return (
    <section className={className} aria-labelledby={id}>
      <h2 className={css.title} id={id}>
        {title}
      </h2>
      <Late fallback={<Bones />} broken={<CardText>{t("broken")}</CardText>}>
        {children}
      </Late>
    </section>
  );
}

function StaticBody({ body }: { body: LatePart<StaticHtml> }) {
  return <Static className={css.body} html={useLate(body)} />;
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
