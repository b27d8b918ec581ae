import { contactTexts } from "../../../shared/contact/texts.ts";
import type { Footer, Link } from "../../../shared/content/content.ts";
import { translator } from "../../../shared/text/translator.ts";
import cardCss from "../../ui/card.module.css";
import { SmartLink } from "../../ui/smart-link.tsx";
import css from "./contact-aside.module.css";

const t = translator(contactTexts);

export interface ContactAsideProps {
  /** Names other ways than the form beside it unless told otherwise. */
  title?: string | undefined;
  service: Footer["customerService"];
  questions: readonly Link[];
}

export function ContactAside({
  title = t("service.title"),
  service: { phone, email, hours },
  questions,
}: ContactAsideProps) {
  return (
    <aside className="stack-6" aria-label={title}>
      {(phone || email) && (
        <section className={cardCss.filled}>
          <h2 className={css.title}>{title}</h2>
          {phone && (
            <p>
              <span className="note block">{t("service.phone")}</span>
              <a className={css.phone} href={`tel:${phone.replace(/\s/g, "")}`}>
                {phone}
              </a>
              {hours && <span className="note block">{hours}</span>}
            </p>
          )}
          {email && (
            <p>
              <span className="note block">{t("service.email")}</span>
              <a className={css.mail} href={`mailto:${email}`}>
                {email}
              </a>
            </p>
          )}
        </section>
      )}
      {questions.length > 0 && (
        <section>
          <h2 className={css.title}>{t("questions")}</h2>
          <ul className={css.questions}>
            {questions.map((link) => (
              <li key={link.name}>
                <SmartLink link={link} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}
