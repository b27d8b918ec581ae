import { useState } from "react";
import { api } from "../../../shared/api/api.ts";
import { subscribeToNewsletter } from "../../../shared/api/newsletter.ts";
import type { SenderProps } from "../../../shared/forms/bot-check.ts";
import type { NewsletterInput } from "../../../shared/newsletter/newsletter-form.ts";
import { newsletterTexts } from "../../../shared/newsletter/texts.ts";
import { popupTexts } from "../../../shared/popup/popup.texts.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { takeFocus } from "../../browser/take-focus.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { SenderFields } from "../forms/fields/sender-fields.tsx";
import { Form } from "../forms/form.tsx";
import { sendEmail } from "../forms/send-email.ts";
import css from "./newsletter-popup.module.css";
import type { PopupWords } from "./popup-configuration.ts";
import { PopupFrame, type PopupProps } from "./popup-frame.tsx";

const t = translator(popupTexts);
const letter = translator(newsletterTexts);

interface NewsletterPopupProps extends PopupProps {
  words: PopupWords;
  sender: SenderProps;
  onSubscribed: () => void;
}

/** The code is only mailed, so that nobody but the subscriber gets it. */
export function ExitNewsletterPopup(props: NewsletterPopupProps) {
  const { title = t("exit.title"), text = t("exit.text"), button = t("exit.submit") } = props.words;
  return <LetterPopup {...props} title={title} text={text} button={button} thanks={t("exit.done")} />;
}

export function NewsletterPopup(props: NewsletterPopupProps) {
  const { title = letter("title"), text = t("newsletter.text"), button = letter("submit") } = props.words;
  return <LetterPopup {...props} title={title} text={text} button={button} thanks={letter("done")} />;
}

interface LetterPopupProps extends NewsletterPopupProps {
  title: string;
  text: string;
  button: string;
  thanks: string;
}

function LetterPopup({ title, text, button, thanks, sender, onSubscribed, ...frame }: LetterPopupProps) {
  const [done, setDone] = useState(false);

  async function send(data: FormData) {
    const { botCheck } = sender;
    const { errors } = await sendEmail(subscribeToNewsletter, data, { botCheck, action: "newsletter" });
    setDone(!errors);
    if (!errors) onSubscribed();
    return errors;
  }

  return (
    <PopupFrame {...frame} title={title}>
      {done ? (
        <p className={css.thanks} tabIndex={-1} role="status" ref={takeFocus}>
          {thanks}
        </p>
      ) : (
        <>
          <p>{text}</p>
          <Form className="stack-4" action={api.newsletter} noValidate send={send}>
            {({ pending, errorAt }) => (
              <>
                <TextField
                  label={t("email")}
                  type="email"
                  name={"email" satisfies NewsletterInput}
                  autoComplete="email"
                  error={errorAt("email")}
                />
                <Button pending={pending}>{pending ? letter("pending") : button}</Button>
                <p className={css.consent}>
                  {letter("consent")}{" "}
                  <a href={href("page-page", { page: "donnees-personnelles" })}>{letter("privacy")}</a>
                </p>
                <SenderFields {...sender} />
              </>
            )}
          </Form>
        </>
      )}
    </PopupFrame>
  );
}
