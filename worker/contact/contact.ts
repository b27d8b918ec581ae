import type { FormErrors } from "../../shared/api/api-error.ts";
import { fieldErrors } from "../../shared/api/api-error.ts";
import { contactErrors, contactTexts } from "../../shared/contact/texts.ts";
import { guardFields } from "../../shared/forms/bot-check.ts";
import { mediaTypeOf, safeFileName } from "../../shared/forms/file-rules.ts";
import { findFormText } from "../../shared/forms/form-errors.ts";
import { readFormInputs } from "../../shared/forms/form-values.ts";
import { type FormInputs, pathOf } from "../../shared/forms/smart-form.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { guardForm, guardProps, type Verdict } from "../forms/guard-form.ts";
import { judgeForm, readBody, textField } from "../forms/posted-form.ts";
import { addressOf, emailKey, retryAfter, withinLimit } from "../forms/within-limit.ts";
import { breadcrumbList } from "../page/breadcrumb-list.ts";
import { originOf } from "../page/origin.ts";
import { type Loader, NotFound, type Page } from "../page/page.ts";
import { metaDescription, pageTitle } from "../page/seo.ts";
import { wantsJson } from "../page/wants-json.ts";
import { leaveNotice, takeNotice } from "../session/notice.ts";
import type { ContactRequest } from "../upstream/ecommerce/message-calls.ts";
import { UpstreamError } from "../upstream/http.ts";
import { type ContactContent, loadContactContent } from "./contact-content.ts";

const t = translator(contactTexts);
const say = translator(contactErrors);

/** The action that tokens of the bot check are made for. */
const action = "contact";

export const loadContact: Loader<"nous-contacter"> = async (c) => {
  const content = await loadContactContent(c);
  const sent = takeNotice(c, ({ typed }) => typed?.contact !== undefined) !== undefined;
  return contactPage(c, content, { sent, inputs: await firstInputs(c) });
};

/**
 * The message on its way to customer service: everything that is wrong is said beside its field, and what was typed is
 * kept. One answer for the plain form, another for the hydrated page, from the same body.
 */
export const sendContact: Loader<"nous-contacter"> = async (c) => {
  const content = await loadContactContent(c);
  const { form } = content;
  if (!form) throw new NotFound(c.req.path);
  const within = await withinLimit(c, "CONTACT_LIMIT", `address ${addressOf(c)}`);
  const data = within || isShort(c) ? await readBody(c) : undefined;
  if (!within) {
    const kept = data && { inputs: readFormInputs(form, data), posted: data };
    return refuse(c, content, { status: 429, errors: about(say("tooOften")), ...kept });
  }
  if (!data) return refuse(c, content, { status: 415, errors: about(say("noForm")) });

  const { inputs, values, errors } = await judgeForm(form, data);
  const refused = (status: RefusalStatus, why: FormErrors) =>
    refuse(c, content, { status, errors: why, inputs, posted: data });
  if (errors) return refused(422, errors);

  const request = await requestOf(values);
  const verdict = await guardForm(c, data, action);
  if (verdict !== "good") return refused(statusOf[verdict], about(textOf(verdict, content)));
  if (!(await withinLimit(c, "CONTACT_LIMIT", emailKey(request.email)))) {
    return refused(429, about(say("tooOften")));
  }
  try {
    await c.var.ecommerce.contact(request);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    c.var.log.error("contact request not sent", error);
    return error.refused && error.problem.violations.length
      ? refused(
          422,
          fieldErrors(error.problem, { name: form.Name, fields: form.Fields.map(pathOf) }, findFormText),
        )
      : refused(503, about(say("failed", content.service)));
  }
  if (wantsJson(c)) return c.json({ sent: true });
  leaveNotice(c, { tone: "success", text: t("sent"), typed: { contact: "sent" } });
  return c.redirect(href("nous-contacter"), 303);
};

/** Without a file: who writes too often has his words kept, and nothing larger read. */
const isShort = (c: AppContext) =>
  Number(c.req.header("content-length") ?? Number.POSITIVE_INFINITY) <= 32_000;

type RefusalStatus = 403 | 415 | 422 | 429 | 503;

interface Refusal {
  status: RefusalStatus;
  errors: FormErrors;
  inputs?: FormInputs;
  posted?: FormData;
}

async function refuse(c: AppContext, content: ContactContent, { inputs = {}, ...refusal }: Refusal) {
  const { status, errors } = refusal;
  if (status === 429) c.header("Retry-After", String(retryAfter));
  if (wantsJson(c)) return c.json({ errors }, status);
  return contactPage(c, content, { ...refusal, inputs });
}

const about = (text: string): FormErrors => ({ fields: {}, form: [text] });

const statusOf = { early: 422, "too-often": 429, refused: 403, unavailable: 503 } as const;

function textOf(verdict: Exclude<Verdict, "good">, { service }: ContactContent): string {
  if (verdict === "early") return say("early");
  return verdict === "too-often" ? say("tooOften") : say("botCheck", service);
}

interface Shown {
  sent?: boolean;
  status?: RefusalStatus;
  errors?: FormErrors;
  inputs: FormInputs;
  /** What was posted, where the form comes back. */
  posted?: FormData;
}

async function contactPage(
  c: AppContext,
  { title, seo, intro, form, questions, service }: ContactContent,
  { sent = false, status, errors, inputs, posted }: Shown,
): Promise<Page> {
  return {
    screen: "contact",
    ...(status ? { status } : {}),
    personal: true,
    props: {
      title,
      intro,
      form,
      questions,
      service,
      inputs,
      sent,
      ...(errors ? { errors } : {}),
      ...(await guardProps(c, posted && textField(posted, guardFields.stamp))),
    },
    head: {
      title: pageTitle(seo?.title ?? title),
      description: metaDescription(seo?.description ?? intro),
      canonical: href("nous-contacter"),
    },
    structuredData: [breadcrumbList(originOf(c), [{ name: title, path: href("nous-contacter") }])],
  };
}

/** What is known already: the customer's e-mail, and the order or the product that a link names. */
async function firstInputs(c: AppContext): Promise<FormInputs> {
  const { email } = await c.var.session.customer();
  const named = { email, orderId: c.req.query("commande"), productName: c.req.query("produit") };
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, value]) => (value ? [[name, value.slice(0, 255)]] : [])),
  );
}

/** The topic is no field of the API: it stands at the head of the message. */
async function requestOf(values: Record<string, unknown>): Promise<ContactRequest> {
  const text = (name: string) => (typeof values[name] === "string" ? values[name] : null);
  const topic = text("topic");
  return {
    orderId: text("orderId"),
    productName: text("productName"),
    message: [topic && `[${topic}]`, text("message")].filter(Boolean).join("\n\n"),
    email: text("email") ?? "",
    file: values.file instanceof File ? await fileOf(values.file) : null,
  };
}

async function fileOf(file: File): Promise<ContactRequest["file"]> {
  return {
    name: safeFileName(file.name),
    type: (await mediaTypeOf(file)) ?? "application/octet-stream",
    content: new Uint8Array(await file.arrayBuffer()).toBase64(),
  };
}
