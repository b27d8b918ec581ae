import type { ContractView } from "../../client/features/contract/contract-steps.tsx";
import { contractHref } from "../../shared/contract/contract-href.ts";
import { contractTexts } from "../../shared/contract/texts.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { customerServiceOf } from "../page/customer-service.ts";
import { originOf } from "../page/origin.ts";
import type { Page } from "../page/page.ts";
import { breadcrumbList } from "../page/seo/breadcrumb-list.ts";
import { metaDescription, pageTitle } from "../page/seo/seo.ts";
import type { ContractKind } from "./contract-kind.ts";

const t = translator(contractTexts);

export async function contractPage(
  c: AppContext,
  { request, number }: ContractKind,
  view: ContractView,
): Promise<Page> {
  const named = c.req.query(number.query);
  const path = contractHref(request);
  const name = t(`${request}.title`);
  const title = view.step === "form" ? name : t(`${request}.${view.step === "recap" ? "recap" : "received"}`);
  return {
    screen: request,
    personal: true,
    props: {
      view,
      action: contractHref(request, named),
      service: await customerServiceOf(c.var),
      questions: [
        {
          name: t(`${request}.question`),
          to: `${href("faq-faqQuery", {})}#${request === "termination" ? "arreter-abonnement" : "delai-de-retractation"}`,
        },
      ],
    },
    head: {
      title: pageTitle(title),
      description: metaDescription(t(`${request}.description`)),
      canonical: path,
      ...(view.step === "form" ? {} : { noindex: true }),
    },
    structuredData: [breadcrumbList(originOf(c.req), [{ name, path }])],
  };
}
