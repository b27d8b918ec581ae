import { type ReactNode, useId } from "react";
import { cardTexts } from "../../../shared/account/card.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Static } from "../../islands/static.tsx";
import type { StaticHtml } from "../../islands/static-html.ts";
import { Late, type LatePart, useLate } from "../../ui/late.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import css from "./dashboard-card.module.css";

const t = translator(cardTexts);

export interface DashboardCardProps {
  title: string;
  children: ReactNode;
}

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
  more?: LatePart<StaticHtml> | undefined;
  isTall?: boolean;
}

export function LateCard({ title, body, more, isTall }: LateCardProps) {
  const look = [css.card, isTall ? css.tall : css.late, more && css.double];
  return (
    <Card title={title} className={look.filter(Boolean).join(" ")} isDouble={more !== undefined}>
      <StaticBody body={body} />
      {more && (
        <Late fallback={<Bones />}>
          <StaticBody body={more} />
        </Late>
      )}
    </Card>
  );
}

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

function Card({
  title,
  className,
  isDouble,
  children,
}: DashboardCardProps & { className: string | undefined; isDouble?: boolean }) {
  const id = useId();
  return (
    <section className={className} aria-labelledby={id} data-double={isDouble || undefined}>
      <h2 className={css.title} id={id}>
        {title}
      </h2>
      <Late fallback={<Bones />}>{children}</Late>
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
