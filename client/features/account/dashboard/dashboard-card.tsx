import { type ReactNode, useId } from "react";
import { accountCardTexts } from "../../../../shared/account/dashboard/account-card.texts.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { Late, type LatePart, useLate } from "../../../ui/late.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import css from "./dashboard-card.module.css";

const t = translator(accountCardTexts);

export interface DashboardCardProps {
  title: string;
  children: ReactNode;
}

export function DashboardCard({ title, children }: DashboardCardProps) {
  return (
    <Card title={title} className={css.card} isWide>
      <div className={css.body}>{children}</div>
    </Card>
  );
}

interface LateCardProps {
  title: string;
  body: LatePart<ReactNode>;
  more?: LatePart<ReactNode> | undefined;
  isTall?: boolean;
}

export function LateCard({ title, body, more, isTall }: LateCardProps) {
  const isDouble = isLate(more) || Boolean(more);
  const room = isTall ? css.tall : css.late;
  const look = [css.card, (isLate(body) || isLate(more)) && room, isDouble && css.double];
  return (
    <Card title={title} className={look.filter(Boolean).join(" ")} isDouble={isDouble}>
      <LateBody body={body} />
      {isDouble && (
        <Late fallback={<Bones />}>
          <LateBody body={more} />
        </Late>
      )}
    </Card>
  );
}

const isLate = (part: LatePart<ReactNode>) => part instanceof Promise;

interface LateBlockProps {
  className: string | undefined;
  children: ReactNode;
}

export function LateBlock({ className, children }: LateBlockProps) {
  return (
    <div className={className}>
      <Late
        fallback={
          <div data-late role="status" aria-label={t("loading")}>
            <Skeleton className={className} />
          </div>
        }
      >
        <div className={css.body}>{children}</div>
      </Late>
    </div>
  );
}

function Card({
  title,
  className,
  isDouble,
  isWide,
  children,
}: DashboardCardProps & { className: string | undefined; isDouble?: boolean; isWide?: boolean }) {
  const id = useId();
  return (
    <section
      className={className}
      aria-labelledby={id}
      data-double={isDouble || undefined}
      data-wide={isWide || undefined}
    >
      <h2 className={`title-s ${css.title}`} id={id}>
        {title}
      </h2>
      <Late fallback={<Bones />}>{children}</Late>
    </section>
  );
}

function LateBody({ body }: Pick<LateCardProps, "body">) {
  const content = useLate(body);
  return content && <div className={css.body}>{content}</div>;
}

function Bones() {
  return (
    <div className={`stack-3 ${css.bones}`} data-late role="status" aria-label={t("loading")}>
      <Skeleton className={css.bone} />
      <Skeleton className={css.bone} />
      <Skeleton className={css.bone} />
    </div>
  );
}
