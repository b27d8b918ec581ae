import { confirmationTexts } from "../../../shared/order/confirmation/confirmation.texts.ts";
import { isOver, type OrderProgress, orderSteps } from "../../../shared/order/detail/order-steps.ts";
import { translator } from "../../../shared/text/translator.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import css from "./next-steps.module.css";

const t = translator(confirmationTexts);

export interface NextStepsProps extends OrderProgress {
  title?: string;
}

export function NextSteps({ title, ...progress }: NextStepsProps) {
  return (
    <section>
      <h2 className={css.title}>{title ?? t(isOver(progress) ? "next.titleEnded" : "next.title")}</h2>
      <ol className={css.steps}>
        {orderSteps(progress).map(({ name, text, state }) => (
          <li
            key={name}
            className={state === "done" ? `${css.step} ${css.done}` : css.step}
            aria-current={state === "current" ? "step" : undefined}
          >
            <VisuallyHidden>{t(`next.state.${state}`)} </VisuallyHidden>
            <strong>{name}</strong>
            {text && <span className="muted block">{text}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
