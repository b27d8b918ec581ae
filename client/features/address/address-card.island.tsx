import { useState } from "react";
import { island } from "../../../engine/islands/island.tsx";
import { isPlainPress } from "../../../engine/islands/plain-press.ts";
import type { Address } from "../../../shared/address/address.ts";
import { addressBookTexts } from "../../../shared/address/address-book.texts.ts";
import { addressBookHref } from "../../../shared/address/address-book.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import cardCss from "../../ui/card.module.css";
import { Dialog } from "../../ui/dialog.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { AddressAction } from "./address-action.tsx";
import css from "./address-card.module.css";
import { AddressText } from "./address-text.tsx";
import { RemoveAddress } from "./remove-address.island.tsx";

const t = translator(addressBookTexts);

function AddressCard({ address }: { address: Address }) {
  const [confirming, setConfirming] = useState(false);
  const { id, isDefault, deliveryInstructions } = address;
  const name = addressName(address);
  const which = <VisuallyHidden> {name}</VisuallyHidden>;
  return (
    <article className={`${cardCss.outlined} ${css.card}`} data-favourite={isDefault || undefined}>
      <div className={css.head}>
        <h2 className={css.name}>{name}</h2>
        {isDefault && <Badge tone="green">{t("favourite")}</Badge>}
      </div>
      <AddressText address={address} hasPhone />
      {deliveryInstructions && (
        <p className={css.note}>
          <strong>{t("instructions")}</strong> {deliveryInstructions}
        </p>
      )}
      <div className={css.actions}>
        <a className="link" href={addressBookHref(id)}>
          {t("edit")}
          {which}
        </a>
        <a
          className="link"
          href={addressBookHref(id, { remove: true })}
          onClick={(event) => {
            if (!isPlainPress(event)) return;
            event.preventDefault();
            setConfirming(true);
          }}
        >
          {t("remove")}
          {which}
        </a>
        {!isDefault && (
          <AddressAction action="favourite" id={id}>
            <Button look="quiet" className={css.favourite}>
              {t("makeFavourite")}
              {which}
            </Button>
          </AddressAction>
        )}
      </div>
      <Dialog open={confirming} onClose={() => setConfirming(false)} title={t("confirm.title")}>
        {confirming && <RemoveAddress address={address} onCancel={() => setConfirming(false)} />}
      </Dialog>
    </article>
  );
}

function addressName({ alias, firstName, lastName, city }: Address): string {
  return alias || [firstName, lastName].filter(Boolean).join(" ") || city || "";
}

export const AddressCardIsland = island(AddressCard, { when: "touch" });
