import type { PostalAddress as Address } from "../../../shared/address/address.ts";
import css from "./postal-address.module.css";

const countries = new Intl.DisplayNames("fr-FR", { type: "region" });

export function PostalAddress({ address }: { address: Address }) {
  const { firstName, lastName, company, street, street2, postcode, city, countryCode } = address;
  const lines = [
    words(firstName, lastName),
    company,
    street,
    street2,
    words(postcode, city),
    countryName(countryCode),
  ];
  return (
    <address className={css.address}>{lines.map((line) => line && <span key={line}>{line}</span>)}</address>
  );
}

const words = (...parts: (string | null)[]) => parts.filter(Boolean).join(" ");

function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code;
}
