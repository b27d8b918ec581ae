import { addressBookTexts } from "../../../shared/address/address-book.texts.ts";
import { changeHref } from "../../../shared/subscription/subscription-href.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Notice } from "../../ui/notice.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";

const t = translator(addressBookTexts);

export interface DeliveredElsewhere {
  /** The subscription's. */
  id: number;
  name: string;
  place: string;
}

export function DeliveredElsewhereNotice({
  subscriptions,
}: {
  subscriptions: readonly DeliveredElsewhere[];
}) {
  return (
    <Notice tone="info">
      <p>{t("elsewhere.text")}</p>
      <ul className="stack-2">
        {subscriptions.map(({ id, name, place }) => (
          <li key={id}>
            {t("elsewhere.delivered", { name, place })}{" "}
            <a href={changeHref(id, "adresses")}>
              {t("elsewhere.change")}
              <VisuallyHidden> ({name})</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
