import type { PostalAddress } from "../../../shared/address/address.ts";
import { readablePhone } from "../../../shared/forms/phone.ts";
import css from "./address-text.module.css";

export function AddressText({ address }: { address: PostalAddress }) {
  const { firstName, lastName, company, street, street2, postcode, city, countryCode, phoneNumber } = address;
  const lines = {
    name: [firstName, lastName].filter(Boolean).join(" "),
    company,
    street,
    street2,
    town: [postcode, city].filter(Boolean).join(" "),
    country: countryName(countryCode),
  };
  return (
    <address className={css.address}>
      {Object.entries(lines).map(([name, line]) => line && <span key={name}>{line}</span>)}
      {phoneNumber && <span className={css.phone}>{readablePhone(phoneNumber)}</span>}
    </address>
  );
}

const names = new Intl.DisplayNames("fr", { type: "region", fallback: "code" });

function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}
