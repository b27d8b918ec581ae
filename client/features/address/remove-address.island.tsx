import type { ReactNode } from "react";
import type { Address } from "../../../shared/address/address.ts";
import { addressBookTexts } from "../../../shared/address/address-book.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { island } from "../../islands/island.tsx";
import { Button } from "../../ui/button.tsx";
import { AddressAction } from "./address-action.tsx";
import { AddressText } from "./address-text.tsx";
import css from "./remove-address.module.css";

const t = translator(addressBookTexts);

export function RemoveAddress({ address, children }: { address: Address; children: ReactNode }) {
  return (
    <div className={css.question}>
      <p>{t("confirm.text")}</p>
      {address.isDefault && <p>{t("confirm.favourite")}</p>}
      <div className={css.address}>
        <AddressText address={address} />
      </div>
      <div className={css.answers}>
        <AddressAction action="remove" id={address.id}>
          <Button>{t("confirm.yes")}</Button>
        </AddressAction>
        {children}
      </div>
    </div>
  );
}

export const RemoveAddressIsland = island(RemoveAddress, { when: "touch" });
