import { useEffect, useRef, useState } from "react";
import { screenIsland } from "../../../engine/islands/island.tsx";
import { contactForm } from "../../../shared/api/forms.ts";
import { contactTexts } from "../../../shared/contact/texts.ts";
import type { Footer, Link } from "../../../shared/content/content.ts";
import type { BotCheckSettings } from "../../../shared/forms/bot-check.ts";
import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import type { SmartForm as Definition, FormInputs } from "../../../shared/forms/smart-form.ts";
import { hashOf } from "../../../shared/hash.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { ContactAside } from "../../features/contact/contact-aside.tsx";
import { removeDraft } from "../../features/forms/draft/remove-drafts.ts";
import { SenderFields } from "../../features/forms/fields/sender-fields.tsx";
import { postWithBotCheck } from "../../features/forms/post-form.ts";
import { SmartForm } from "../../features/forms/smart-form.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { CheckIcon } from "../../ui/icons.tsx";
import { Notice } from "../../ui/notice.tsx";
import css from "./contact-screen.module.css";

const t = translator(contactTexts);

export interface SentTo {
  /** Empty if unknown. */
  email: string;
  /** The address that was probably meant instead. */
  meant?: string | undefined;
}

export interface ContactScreenProps {
  title: string;
  intro: string;
  hasForm: boolean;
  form: Definition | null;
  questions: Link[];
  service: Footer["customerService"];
  inputs: FormInputs;
  errors?: FormErrors;
  /** Absent before the message is sent. */
  sentTo?: SentTo;
  botCheck: BotCheckSettings;
  stamp: string;
}

export function ContactPage({
  title,
  intro,
  hasForm,
  form,
  questions,
  service,
  ...rest
}: ContactScreenProps) {
  return (
    <div className={css.page}>
      <div className={`stack-4 ${css.head}`}>
        <h1>{title}</h1>
        {intro && <p className="lead">{intro}</p>}
      </div>
      <div className={css.columns}>
        <div className={css.main}>
          {form ? <ContactForm form={form} {...rest} /> : <p>{t(hasForm ? "unavailable" : "reach")}</p>}
        </div>
        <ContactAside
          title={hasForm ? undefined : t("service.only")}
          service={service}
          questions={questions}
        />
      </div>
    </div>
  );
}

type ContactFormProps = Omit<
  ContactScreenProps,
  "title" | "intro" | "hasForm" | "form" | "questions" | "service"
> & {
  form: Definition;
};

function ContactForm({ form, inputs, errors, botCheck, stamp, ...page }: ContactFormProps) {
  const [sentTo, setSentTo] = useState(page.sentTo);
  const [moved, setMoved] = useState(false);

  async function send(data: FormData): Promise<FormErrors | undefined> {
    const posted = await postWithBotCheck(contactForm(action), data, {
      botCheck,
      action: "contact",
    });
    if (posted.errors) return posted.errors;
    const { to: email = "", meant } = posted.answer;
    removeDraft(action);
    setMoved(true);
    setSentTo({ email, meant });
    return undefined;
  }

  if (sentTo) {
    const again = () => setSentTo(undefined);
    return <Sent id={`form-${form.name}`} {...sentTo} focused={moved} onAnother={again} />;
  }
  return (
    <SmartForm
      form={form}
      action={action}
      labels={{ submit: t("submit"), pending: t("pending") }}
      inputs={inputs}
      errors={errors}
      draft={errors ? undefined : { key: action, base: hashOf(inputs) }}
      send={send}
    >
      <SenderFields stamp={stamp} botCheck={botCheck} />
      <p className="note">
        {t("privacy")} <a href={href("page-page", { page: "donnees-personnelles" })}>{t("privacyLink")}</a>
      </p>
    </SmartForm>
  );
}

const action = href("nous-contacter");

interface SentProps extends SentTo {
  id: string;
  focused: boolean;
  onAnother: () => void;
}

function Sent({ id, email, meant, focused, onAnother }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <div className={css.sent} id={id}>
      <CheckIcon size={40} />
      <h2 ref={heading} className="title-s" tabIndex={-1}>
        {t("sent")}
      </h2>
      <p>
        {t("sentText")} {email && t("sentTo", { email })}
      </p>
      {meant && <Notice tone="info">{t("meant", { email: meant })}</Notice>}
      <div className={`row-3 ${css.ways}`}>
        <ButtonLink href={href("index")}>{t("shop")}</ButtonLink>
        {focused ? (
          <Button type="button" look="outline" onClick={onAnother}>
            {t("another")}
          </Button>
        ) : (
          <ButtonLink look="outline" href={href("nous-contacter")}>
            {t("another")}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

export const ContactScreen = screenIsland(ContactPage);
