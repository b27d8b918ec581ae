import { href } from "../../../../shared/routes.ts";
import { addItemTexts } from "../../../../shared/subscription/add/add-item.texts.ts";
import type { OfferedFormat } from "../../../../shared/subscription/offer.ts";
import { changeHref } from "../../../../shared/subscription/subscription-href.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Late, type LatePart, useLate } from "../../../ui/late.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { LineLinks } from "../line-links.tsx";
import css from "./add-choices.module.css";

const t = translator(addItemTexts);

export interface AddChoicesProps {
  id: number;
  choices: LatePart<{ before: OfferedFormat[]; withIt: OfferedFormat[] }>;
  problem?: string | undefined;
}

export function AddChoices({ problem, ...props }: AddChoicesProps) {
  return (
    <div className="stack-6">
      {problem ? <Notice tone="info">{problem}</Notice> : <p>{t("intro")}</p>}
      <Late fallback={<Loading />}>
        <Found {...props} />
      </Late>
      <section className="stack-3">
        <h2 className="title-s">{t("shop")}</h2>
        <p>{t("shopHint")}</p>
        <p className="row-3">
          <ButtonLink look="outline" href={href("chien")}>
            {t("dog")}
          </ButtonLink>
          <ButtonLink look="outline" href={href("chat")}>
            {t("cat")}
          </ButtonLink>
        </p>
      </section>
    </div>
  );
}

function Found({ id, choices }: Omit<AddChoicesProps, "problem">) {
  const { before, withIt } = useLate(choices);
  return (
    <>
      <Group id={id} title={t("before")} offers={before} />
      <Group id={id} title={t("with")} offers={withIt} />
    </>
  );
}

function Group({ id, title, offers }: { id: number; title: string; offers: readonly OfferedFormat[] }) {
  if (offers.length === 0) return null;
  const lines = offers.map(({ code, product, ...offer }) => ({
    ...offer,
    key: code,
    name: product,
    href: changeHref(id, "ajouter", { variante: code }),
  }));
  return <LineLinks title={title} lines={lines} />;
}

function Loading() {
  return (
    <div role="status" aria-label={t("loading")} className={css.loading}>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} className={css.bone} />
      ))}
    </div>
  );
}
