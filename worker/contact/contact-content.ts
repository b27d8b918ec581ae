import { contactTexts } from "../../shared/contact/texts.ts";
import type { Footer, Link, Seo } from "../../shared/content/content.ts";
import type { SmartForm } from "../../shared/forms/smart-form.ts";
import { translator } from "../../shared/text/translator.ts";
import type { Services } from "../context.ts";

const t = translator(contactTexts);

export interface ContactContent {
  title: string;
  seo: Seo | null | undefined;
  intro: string;
  form: SmartForm | null;
  questions: Link[];
  service: Footer["customerService"];
}

export async function loadContactContent(
  services: Services<"content" | "log" | "settings">,
): Promise<ContactContent> {
  const { content, log, settings } = services;
  const [page, footer] = await Promise.all([
    content.page("nous-contacter"),
    content.footer().catch((error: unknown) => {
      log.error("page without customer service", error);
      return null;
    }),
  ]);
  const block = page?.blocks.find((one) => one.kind === "smart-form");
  const hasForm = settings.features.has("contact");
  const form = (hasForm && block?.form) || null;
  if (hasForm && !form) log.warn("block left out", { key: "smart-form" });
  return {
    title: page?.title ?? t("title"),
    seo: page?.seo,
    intro: block?.intro ?? "",
    form,
    questions: block?.questions ?? [],
    service: footer?.customerService ?? { phone: "", email: "", hours: "" },
  };
}
