import { forbiddenSigns, townOnLabel, withoutForbiddenSigns } from "../text/address-text.ts";
import { type AddressField, mendedAddressField } from "./address-rules.ts";
import { longestTown, shortLine, shortTown } from "./shorten.ts";
import type { TypedPlace } from "./town.ts";

/** Spelling of the shop's own suggestion that the form accepts; undefined if there is none. */
export function fittedField(field: AddressField, text: string, place: TypedPlace): string | undefined {
  const mended = mendedAddressField(field, text, place);
  if (!isOnLabel(field)) return mended;
  const plain = forbiddenSigns(mended).length > 0 ? withoutForbiddenSigns(mended) : mended;
  if (!plain) return undefined;
  if (field === "city") {
    const label = townOnLabel(plain);
    if (label.length > longestTown) return shortTown(label);
    return label.length > 1 ? plain : undefined;
  }
  return field === "firstName" || field === "lastName" ? plain.slice(0, 255).trim() : shortLine(plain);
}

const onLabel = ["firstName", "lastName", "street", "street2", "city"] as const;

const isOnLabel = (field: AddressField) => onLabel.some((one) => one === field);
