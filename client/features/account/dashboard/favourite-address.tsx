import { dashboardTexts } from "../../../../shared/account/dashboard/dashboard.texts.ts";
import type { Address } from "../../../../shared/address/address.ts";
import { addressBookHref, newEntry } from "../../../../shared/address/address-book.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { CardFoot, CardLink, CardText } from "../../account-frame/card-parts.tsx";
import { AddressText } from "../../address/address-text.tsx";

const t = translator(dashboardTexts);

export function FavouriteAddress({ address }: { address: Address | null }) {
  if (!address) {
    return (
      <>
        <CardText>{t("favourite.empty")}</CardText>
        <CardFoot>
          <CardLink href={addressBookHref(newEntry)}>{t("favourite.add")}</CardLink>
        </CardFoot>
      </>
    );
  }
  return (
    <>
      {!address.isDefault && <CardText>{t("favourite.none")}</CardText>}
      <AddressText address={address} />
      <CardFoot>
        <CardLink href={addressBookHref()}>{t("favourite.all")}</CardLink>
      </CardFoot>
    </>
  );
}
