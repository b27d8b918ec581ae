import type { Footer } from "../../../shared/content/content.ts";
import type { ShownRecall } from "../../../shared/recall/lot-recall.ts";
import { recallTexts } from "../../../shared/recall/recall.texts.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { PrintButton } from "../../features/order/print-button.tsx";
import { RecallCard } from "../../features/recall/recall-card.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Letterhead } from "../../ui/logo.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import css from "./recalls-screen.module.css";

const t = translator(recallTexts);

export interface RecallsScreenProps {
  recalls: readonly ShownRecall[] | null;
  customerService: Footer["customerService"];
  address: string;
}

export function RecallsScreen({ recalls, customerService, address }: RecallsScreenProps) {
  return (
    <div className={css.screen}>
      <PageTitle title={t("title")} />
      <div className="page-width stack-5">
        <div className="print-only">
          <Letterhead />
        </div>
        {recalls && recalls.length > 0 ? (
          <Recalls recalls={recalls} />
        ) : (
          <Nothing isDown={recalls === null} />
        )}
        <Contact {...customerService} />
        <p className="note">
          {sentence[0]}
          <a href={authority}>rappel.conso.gouv.fr</a>
          {sentence[1]}
        </p>
        {recalls && recalls.length > 0 && (
          <div className={`${css.print} no-print`}>
            <PrintButton />
          </div>
        )}
        <p className="note print-only">{t("print", { address })}</p>
      </div>
    </div>
  );
}

/** Official site on which recalls are declared (C. conso., L423-3). */
const authority = "https://rappel.conso.gouv.fr/";
const sentence = t("authority", { site: "|" }).split("|");

function Recalls({ recalls }: { recalls: readonly ShownRecall[] }) {
  return (
    <>
      <p>{t("intro")}</p>
      {recalls.map((recall) => (
        <RecallCard key={`${recall.code} ${recall.since} ${recall.lots.join()}`} recall={recall} />
      ))}
      <section aria-labelledby="que-faire">
        <h2 className={css.title} id="que-faire">
          {t("todo.title")}
        </h2>
        <ol className={css.steps}>
          {steps.map((step) => (
            <li key={step}>{t(`todo.${step}`)}</li>
          ))}
        </ol>
      </section>
    </>
  );
}

const steps = ["stop", "keep", "wash", "vet", "refund", "given"] as const;

function Nothing({ isDown }: { isDown: boolean }) {
  if (!isDown) {
    return (
      <div>
        <h2 className={css.title}>{t("none.title")}</h2>
        <p>{t("none.text")}</p>
      </div>
    );
  }
  return (
    <EmptyState title={t("down.title")} text={t("down.text")}>
      <ButtonLink href={href("rappels")}>{t("down.retry")}</ButtonLink>
    </EmptyState>
  );
}

function Contact({ phone, email, hours }: RecallsScreenProps["customerService"]) {
  return (
    <section aria-labelledby="nous-joindre">
      <h2 className={css.title} id="nous-joindre">
        {t("contact.title")}
      </h2>
      <ul className={`stack-2 ${css.contact}`}>
        {phone && (
          <li>
            <a href={`tel:${phone.replace(/\s/g, "")}`}>{phone}</a>
            {hours && (
              <>
                <br />
                {hours}
              </>
            )}
          </li>
        )}
        {email && (
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
        <li>
          <a href={href("nous-contacter")}>{t("contact.write")}</a>
        </li>
      </ul>
    </section>
  );
}
