import { addItemTexts } from "../../../../shared/subscription/add/add-item.texts.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { Late, type LatePart, useLate } from "../../../ui/late.tsx";
import css from "./other-subscriptions.module.css";

const t = translator(addItemTexts);

export interface OtherSubscriptionsProps {
  others: LatePart<{ href: string; name: string; day: string }[]>;
}

export function OtherSubscriptions(props: OtherSubscriptionsProps) {
  return (
    <Late fallback={null}>
      <Others {...props} />
    </Late>
  );
}

function Others({ others }: OtherSubscriptionsProps) {
  const found = useLate(others);
  if (found.length === 0) return null;
  return (
    <ul className={css.others}>
      {found.map(({ href, name, day }) => (
        <li key={href}>
          <a href={href}>{t("other", { name, day: day || "–" })}</a>
        </li>
      ))}
    </ul>
  );
}
