import { contactErrors, contactTexts } from "../../shared/contact/texts.ts";
import { senderFields } from "../../shared/forms/bot-check.ts";
import { mediaTypeOf, safeFileName } from "../../shared/forms/file-rules.ts";
import { smartFormRules } from "../../shared/forms/form-schema.ts";
import { smartFormDraft } from "../../shared/forms/form-values.ts";
import type { FormInputs } from "../../shared/forms/smart-form.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { senderProps } from "../forms/bot-check.ts";
import { saveDraft, takeDraft } from "../forms/draft.ts";
import { form } from "../forms/form.ts";
import type { Refused } from "../forms/form-definition.ts";
import { textField } from "../forms/posted.ts";
import { emailKey } from "../forms/within-limit.ts";
import { breadcrumbList } from "../page/breadcrumb-list.ts";
import { originOf } from "../page/origin.ts";
import { type Loader, NotFound, type Page } from "../page/page.ts";
import { metaDescription, pageTitle } from "../page/seo.ts";
import { readCookie } from "../session/cookies.ts";
import { takeNotice } from "../session/notice.ts";
import type { ContactRequest } from "../upstream/ecommerce/message-calls.ts";
import { type ContactContent, loadContactContent } from "./contact-content.ts";

const t = translator(contactTexts);
const say = translator(contactErrors);

export const loadContact: Loader<"nous-contacter"> = async (c) => {
  const content = await loadContactContent(c);
  const sent = takeNotice(c, ({ draft }) => draft?.contact !== undefined) !== undefined;
  return contactPage(c, content, { sent, draft: await draftOf(c, content) });
};

export const sendContact = form({
  failure: "contact request not sent",
  given: async (c) => {
    const content = await loadContactContent(c);
    if (!content.form) throw new NotFound(c.req.path);
    return { content, rules: smartFormRules(content.form) };
  },
  rules: ({ rules }) => rules,
  networkLimit: "CONTACT_LIMIT",
  personLimit: { name: "CONTACT_LIMIT", key: ({ values }) => emailKey(textOf(values.email) ?? "") },
  botCheck: { action: "contact" },
  act: async (c, { values }) => {
    await c.var.ecommerce.contact(await requestOf(values));
    return {
      json: { sent: true },
      to: href("nous-contacter"),
      notice: { tone: "success", text: t("sent"), draft: { contact: "sent" } },
    };
  },
  back: (c, { given, ...refused }) => contactPage(c, given.content, refused),
  saveDraft: (c, _, { data }) => saveDraft(c, draftName(c), data),
  messages: (_, given) => {
    const service = given?.content.service ?? { phone: "", email: "" };
    return {
      early: say("early"),
      "too-often": say("tooOften"),
      robot: say("botCheck", service),
      unreadable: say("noForm"),
      unavailable: say("failed", service),
    };
  },
});

interface Shown extends Partial<Pick<Refused<unknown>, "errors" | "posted">> {
  sent?: boolean;
  draft: FormInputs;
}

async function contactPage(
  c: AppContext,
  { title, seo, intro, form, questions, service }: ContactContent,
  { sent = false, errors, draft, posted }: Shown,
): Promise<Page> {
  return {
    screen: "contact",
    personal: true,
    props: {
      title,
      intro,
      form,
      questions,
      service,
      inputs: draft,
      sent,
      ...(errors ? { errors } : {}),
      ...(await senderProps(c, posted && textField(posted.data, senderFields.stamp))),
    },
    head: {
      title: pageTitle(seo?.title ?? title),
      description: metaDescription(seo?.description ?? intro),
      canonical: href("nous-contacter"),
    },
    structuredData: [breadcrumbList(originOf(c), [{ name: title, path: href("nous-contacter") }])],
  };
}

/** Bound to the customer, so that another one on the same machine does not see it. */
const draftName = (c: AppContext) => `contact ${readCookie(c, "customerUri") ?? ""}`;

async function draftOf(c: AppContext, { form }: ContactContent): Promise<FormInputs> {
  const saved = form && (await takeDraft(c, draftName(c)));
  return saved ? smartFormDraft(form, saved) : firstInputs(c);
}

async function firstInputs(c: AppContext): Promise<FormInputs> {
  const { email } = await c.var.session.customer();
  const named = { email, orderId: c.req.query("commande"), productName: c.req.query("produit") };
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, value]) => (value ? [[name, value.slice(0, 255)]] : [])),
  );
}

/** The API has no topic: it becomes the first line of the message. */
async function requestOf(values: Record<string, unknown>): Promise<ContactRequest> {
  const topic = textOf(values.topic);
  return {
    orderId: textOf(values.orderId),
    productName: textOf(values.productName),
    message: [topic && `[${topic}]`, textOf(values.message)].filter(Boolean).join("\n\n"),
    email: textOf(values.email) ?? "",
    file: values.file instanceof File ? await fileOf(values.file) : null,
  };
}

const textOf = (value: unknown) => (typeof value === "string" ? value : null);

async function fileOf(file: File): Promise<ContactRequest["file"]> {
  return {
    name: safeFileName(file.name),
    type: (await mediaTypeOf(file)) ?? "application/octet-stream",
    content: new Uint8Array(await file.arrayBuffer()).toBase64(),
  };
}
