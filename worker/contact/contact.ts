import * as z from "zod/mini";
import { contactErrors, contactTexts } from "../../shared/contact/texts.ts";
import { senderFields } from "../../shared/forms/bot-check.ts";
import { largestFile } from "../../shared/forms/file-rules.ts";
import { noErrors } from "../../shared/forms/form-errors.ts";
import { smartFormRules } from "../../shared/forms/form-schema.ts";
import { emptiedFields, smartFormDraft } from "../../shared/forms/form-values.ts";
import type { FormValues } from "../../shared/forms/input-values.ts";
import { meantEmail } from "../../shared/forms/meant-email.ts";
import type { FormInputs, SmartForm } from "../../shared/forms/smart-form.ts";
import { href } from "../../shared/routes.ts";
import { within } from "../../shared/text/text.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { senderProps } from "../forms/bot-check.ts";
import { customerKey, saveDraft, takeDraft } from "../forms/draft.ts";
import { askAgain } from "../forms/emptied-fields.ts";
import { form } from "../forms/form.ts";
import type { Refused } from "../forms/form-definition.ts";
import { textField } from "../forms/posted.ts";
import { emailKey } from "../forms/within-limit.ts";
import { originOf } from "../page/origin.ts";
import { type Loader, NotFound, type Page } from "../page/page.ts";
import { breadcrumbList } from "../page/seo/breadcrumb-list.ts";
import { metaDescription, pageTitle } from "../page/seo/seo.ts";
import { longestDraftValue, takeNotice } from "../session/notice.ts";
import { type ContactContent, loadContactContent } from "./contact-content.ts";
import { contactRequestOf, emailIn } from "./contact-request.ts";

const t = translator(contactTexts);
const say = translator(contactErrors);

export const loadContact: Loader<"nous-contacter"> = async (c) => {
  const content = await loadContactContent(c.var);
  const notice = takeNotice(c, ({ draft }) => draft?.contact !== undefined);
  const sentTo = notice?.draft?.contact;
  return contactPage(c, content, { sentTo, ...(await draftOf(c, content)) });
};

export const sendContact = form({
  failure: "contact request not sent",
  networkLimit: "CONTACT_LIMIT",
  fileBytes: largestFile,
  given: async (c) => {
    const content = await loadContactContent(c.var);
    if (!content.form) throw new NotFound(c.req.path);
    return { content, form: content.form, rules: smartFormRules(content.form) };
  },
  rules: ({ rules }) => rules,
  botCheck: { action: "contact" },
  personLimits: [
    { name: "CONTACT_LIMIT", key: senderOf },
    // An acknowledgement goes to the address in the form, which may be somebody else's.
    { name: "CONTACT_MAILS", key: senderOf },
  ],
  act: async (c, { given, values }) => {
    const { email } = await c.var.session.customer();
    const request = await contactRequestOf(given.form, values, email);
    await c.var.ecommerce.contact(request);
    return {
      json: { sent: true, to: request.email, meant: meantEmail(request.email) },
      to: href("nous-contacter"),
      notice: {
        tone: "success",
        text: t("sent"),
        draft: { contact: within(request.email, longestDraftValue) },
      },
    };
  },
  back: (c, { given, ...refused }) => contactPage(c, given.content, refused),
  saveDraft: (c, _, { data }) => saveDraft(c, draftName(c), data),
  messages: (_, given) => {
    const service = given?.content.service ?? { phone: "", email: "" };
    return {
      early: say("early"),
      "too-often": say("tooOften"),
      enough: (wait) => say("enough", { ...service, wait }),
      robot: say("botCheck", service),
      unreadable: say("noForm"),
      unavailable: say("failed", service),
      unknown: say("unknown", service),
    };
  },
});

function senderOf({ given, values }: { given: { form: SmartForm }; values: FormValues }): string {
  return emailKey(emailIn(given.form.fields, values) ?? "");
}

interface Shown extends Partial<Pick<Refused<unknown>, "errors" | "posted">> {
  /** Empty if the address is unknown; undefined before the message is sent. */
  sentTo?: string | undefined;
  draft: FormInputs;
}

async function contactPage(
  c: AppContext,
  { title, seo, intro, form, questions, service }: ContactContent,
  { sentTo, errors, draft, posted }: Shown,
): Promise<Page> {
  return {
    screen: "contact",
    personal: true,
    props: {
      title,
      intro,
      hasForm: c.var.settings.features.has("contact"),
      form,
      questions,
      service,
      inputs: draft,
      ...(sentTo === undefined ? {} : { sentTo: { email: sentTo, meant: meantEmail(sentTo) } }),
      ...(errors ? { errors } : {}),
      ...(await senderProps(c.var, posted && textField(posted.data, senderFields.stamp))),
    },
    head: {
      title: pageTitle(seo?.title ?? title),
      description: metaDescription(seo?.description ?? intro),
      canonical: href("nous-contacter"),
    },
    structuredData: [breadcrumbList(originOf(c.req), [{ name: title, path: href("nous-contacter") }])],
  };
}

const draftName = (c: AppContext) => `contact ${customerKey(c)}`;

async function draftOf(c: AppContext, { form }: ContactContent): Promise<Pick<Shown, "draft" | "errors">> {
  const saved = form && (await takeDraft(c, draftName(c)));
  if (!saved) return { draft: await firstInputs(c) };
  const emptied = emptiedFields(form.fields, saved);
  return {
    draft: smartFormDraft(form, saved),
    ...(emptied.length > 0 && { errors: askAgain(noErrors, emptied) }),
  };
}

const aboutSchema = z.object({
  commande: z.catch(z.string().check(z.regex(/^[\w-]{1,40}$/)), ""),
  produit: z.catch(z.string().check(z.regex(/^\P{Control}{1,255}$/u)), ""),
});

async function firstInputs(c: AppContext): Promise<FormInputs> {
  const { email } = await c.var.session.customer();
  const { commande: orderId, produit: productName } = aboutSchema.parse(c.req.query());
  const named = { email, orderId, productName };
  return Object.fromEntries(Object.entries(named).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
