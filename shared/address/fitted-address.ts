import { forbiddenSigns, townOnLabel, withoutForbiddenSigns } from "../text/address-text.ts";
import { type AddressField, addressFields } from "./address.ts";
import { isOnLabel, mendedAddressField } from "./address-rules.ts";
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
  const { kind, longest } = addressFields[field];
  return kind === "name" ? plain.slice(0, longest).trim() : shortLine(plain);
}
