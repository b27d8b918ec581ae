import { accountTexts } from "../../../shared/account/texts.ts";
import type { Address } from "../../../shared/address/address.ts";
import { addressBookHref, newEntry } from "../../../shared/address/address-book.ts";
import { translator } from "../../../shared/text/translator.ts";
import { type LatePart, useLate } from "../../ui/late.tsx";
import { PostalAddress } from "../order/postal-address.tsx";
import { CardFoot, CardLink, CardText, DashboardCard } from "./dashboard-card.tsx";

const t = translator(accountTexts);

export interface FavouriteAddressCardProps {
  /** Null where the address book is empty. */
  address: LatePart<Address | null | "down">;
}

export function FavouriteAddressCard(props: FavouriteAddressCardProps) {
  return (
    <DashboardCard title={t("favourite.title")} down={t("favourite.down")}>
      <Body {...props} />
    </DashboardCard>
  );
}

function Body({ address }: FavouriteAddressCardProps) {
  const found = useLate(address);
  if (found === "down") return <CardText>{t("favourite.down")}</CardText>;
  if (!found) {
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
      {!found.isDefault && <CardText>{t("favourite.none")}</CardText>}
      <PostalAddress address={found} />
      <CardFoot>
        <CardLink href={addressBookHref()}>{t("favourite.all")}</CardLink>
      </CardFoot>
    </>
  );
}
