import type { PostalAddress } from "../../../shared/address/address.ts";
import { addressLinesOf } from "../../../shared/address/postal-address.ts";
import { readablePhone } from "../../../shared/forms/phone.ts";
import css from "./address-text.module.css";

interface AddressTextProps {
  address: PostalAddress;
  hasPhone?: boolean;
}

export function AddressText({ address, hasPhone = false }: AddressTextProps) {
  return (
    <address className={css.address}>
      <span className={css.lines}>{addressLinesOf(address).join("\n")}</span>
      {hasPhone && address.phoneNumber && (
        <span className={css.phone}>{readablePhone(address.phoneNumber)}</span>
      )}
    </address>
  );
}
