import { createContext, use } from "react";
import { ownerField } from "../../../shared/forms/owner-field.ts";
import { pageCustomer } from "../../navigation/page-customer.ts";

/** The customer of a document while the worker renders it. */
export const FormOwner = createContext<string | undefined>(undefined);

/** The worker refuses the form if another customer has logged in since. */
export function OwnerField() {
  const owner = use(FormOwner) ?? pageCustomer();
  return owner ? <input type="hidden" name={ownerField} value={owner} /> : null;
}
