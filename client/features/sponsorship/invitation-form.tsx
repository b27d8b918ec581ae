import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import type { FormInputs } from "../../../shared/forms/smart-form.ts";
import { href } from "../../../shared/routes.ts";
import type { FriendView } from "../../../shared/sponsorship/friend-view.ts";
import { invitationLimits } from "../../../shared/sponsorship/invitation-limits.ts";
import { sponsorshipTexts } from "../../../shared/sponsorship/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { Form } from "../forms/form.tsx";
import { OwnerField } from "../forms/form-owner.tsx";
import { postByBrowser } from "../forms/use-submit.ts";
import css from "./invitation-form.module.css";

const t = translator(sponsorshipTexts);

const action = href("mon-compte-mes-parrainages");
const id = "inviter";

export interface InvitationFormProps {
  inputs: FormInputs;
  errors: FormErrors | undefined;
  notice: string | undefined;
  friends: number | undefined;
  onSend: () => void;
  onSent: (sent: { text: string; members?: FriendView[] | undefined }) => void;
}

export function InvitationForm({ inputs, errors, notice, friends, onSend, onSent }: InvitationFormProps) {
  async function send(data: FormData, form: HTMLFormElement) {
    onSend();
    const sender = await loadSender().catch(() => undefined);
    // The chunk may be gone after a deployment, so the browser submits the form.
    if (!sender) return postByBrowser(form);
    const posted = await sender.sendInvitation(data);
    if (posted.errors) return posted.errors;
    for (const field of form.querySelectorAll("textarea")) field.value = "";
    onSent(posted.answer);
    return undefined;
  }

  return (
    <section className={`stack-4 ${css.card}`} aria-labelledby={`${id}-titre`}>
      <h2 className="title-s" id={`${id}-titre`}>
        {t("form.title")}
      </h2>
      <Form
        id={id}
        className={`stack-5 ${css.form}`}
        action={`${action}#${id}`}
        noValidate
        errors={errors}
        onFocus={() => void loadSender().catch(() => {})}
        send={send}
      >
        {({ pending, errorAt }) => (
          <>
            <OwnerField />
            {notice && <Notice tone="success">{notice}</Notice>}
            <TextArea
              id={`${id}-emails`}
              name="emails"
              label={t("form.emails")}
              hint={t("form.emailsHint", { most: invitationLimits.emails })}
              error={errorAt("emails")}
              defaultValue={textIn(inputs, "emails")}
              inputMode="email"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              rows={3}
            />
            <TextArea
              id={`${id}-message`}
              name="message"
              label={t("form.message")}
              hint={t("form.messageHint", { most: invitationLimits.message })}
              error={errorAt("message")}
              defaultValue={textIn(inputs, "message")}
              optional
              rows={4}
            />
            {/* Lets the server tell a repeated submit from a new invitation. */}
            {friends !== undefined && <input type="hidden" name="friends" value={friends} />}
            <p className="note">{t("form.privacy")}</p>
            <Button className={css.submit} pending={pending}>
              {pending ? t("form.pending") : t("form.submit")}
            </Button>
          </>
        )}
      </Form>
    </section>
  );
}

const loadSender = () => import("./send-invitation.ts");

function textIn(inputs: FormInputs, name: string): string {
  const value = inputs[name];
  return typeof value === "string" ? value : "";
}
