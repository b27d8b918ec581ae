import { island } from "../../../engine/islands/island.tsx";
import type { Address } from "../../../shared/address/address.ts";
import { addressBookTexts } from "../../../shared/address/address-book.texts.ts";
import { addressBookHref } from "../../../shared/address/address-book.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { AddressAction } from "./address-action.tsx";
import { AddressText } from "./address-text.tsx";
import css from "./remove-address.module.css";

const t = translator(addressBookTexts);

interface RemoveAddressProps {
  address: Address;
}

export function RemoveAddress({ address, onCancel }: RemoveAddressProps & { onCancel?: () => void }) {
  return (
    <div className="stack-4">
      <p>{t("confirm.text")}</p>
      {address.isDefault && <p>{t("confirm.favourite")}</p>}
      <div className={css.address}>
        <AddressText address={address} hasPhone />
      </div>
      <div className="row-3">
        <AddressAction action="remove" id={address.id}>
          <Button>{t("confirm.yes")}</Button>
        </AddressAction>
        {onCancel ? (
          <Button type="button" look="outline" onClick={onCancel}>
            {t("confirm.no")}
          </Button>
        ) : (
          <ButtonLink look="outline" href={addressBookHref()}>
            {t("confirm.no")}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** The confirmation as a page of its own, which a link leaves. */
export const RemoveAddressIsland = island(
  ({ address }: RemoveAddressProps) => <RemoveAddress address={address} />,
  { when: "touch" },
);
