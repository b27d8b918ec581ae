import { useEffect, useRef } from "react";
import type { ContractRows } from "../../../shared/contract/contract-forms.ts";
import type { ContractRequest } from "../../../shared/contract/contract-href.ts";
import { contractTexts } from "../../../shared/contract/texts.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { focusOnLoad } from "../../browser/focus-on-load.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { CheckIcon } from "../../ui/icons.tsx";
import { PrintButton } from "../order/print-button.tsx";
import { ContractFacts } from "./contract-facts.tsx";
import css from "./contract-steps.module.css";

const t = translator(contractTexts);

export interface ContractReceiptProps {
  request: ContractRequest;
  reference: string;
  receivedAt: string;
  attemptedAt: string;
  rows: ContractRows;
  email: string;
  hasSubscriptions: boolean;
}

/** Reference, time and request, in printable form (code de la consommation, D215-3 and D221-5). */
export function ContractReceipt({
  request,
  reference,
  receivedAt,
  attemptedAt,
  rows,
  email,
  hasSubscriptions,
}: ContractReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusOnLoad(() => heading.current?.focus()), []);
  const moment = (text: string) => t("paris", { moment: text });
  const all: ContractRows = [
    [t("reference"), reference],
    [t("receivedAt"), moment(receivedAt)],
    ...(attemptedAt ? [[t("attemptedAt"), moment(attemptedAt)] satisfies ContractRows[number]] : []),
    ...rows,
  ];
  return (
    <div className="stack-5">
      <span className={css.mark}>
        <CheckIcon size={40} />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {t(`${request}.received`)}
      </h1>
      <div className={css.card}>
        <ContractFacts rows={all} />
      </div>
      <p>{email ? t("mailed", { email }) : t("mailedUnnamed")}</p>
      <h2 className="title-xs">{t("next")}</h2>
      <p>{t(`${request}.after`)}</p>
      <div className={`row-3 ${css.ways} no-print`}>
        {request === "termination" && hasSubscriptions && (
          <ButtonLink look="outline" href={href("mon-compte-mes-abonnements")}>
            {t("subscriptions")}
          </ButtonLink>
        )}
        <ButtonLink look="outline" href={href("index")}>
          {t("shop")}
        </ButtonLink>
        <PrintButton />
      </div>
    </div>
  );
}
