import { redirectForm } from "../../../shared/api/forms.ts";
import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import { href } from "../../../shared/routes.ts";
import { goTo } from "../../navigation/go-to.ts";
import { leaveFor } from "../../navigation/leave-for.ts";
import { removeDrafts } from "../forms/draft/remove-drafts.ts";
import { postForm } from "../forms/post-form.ts";

/** Returns the errors, or resolves once the next page is shown, so the form stays pending until then. */
export async function sendCheckoutStep(action: string, data: FormData): Promise<FormErrors | undefined> {
  const from = pathAndQueryOf(location.href);
  const sent = await postForm(redirectForm(action), data);
  if (sent.errors) return sent.errors;
  removeSentDraft(action, sent.answer.redirect);
  await goOnTo(sent.answer.redirect, from);
  return undefined;
}

/** The draft is kept if the redirect leads back to the same step, the cart or the login. */
function removeSentDraft(action: string, address: string): void {
  const { pathname, search } = new URL(address, location.href);
  const order = new URL(action, location.href).pathname;
  if (pathname + search === action || [href("panier"), href("connexion")].includes(pathname)) return;
  removeDrafts(pathname === order ? action : order);
}

/** Does nothing if the customer moved to another step meanwhile, so that a draft there is not lost. */
async function goOnTo(address: string, from: string): Promise<void> {
  const target = new URL(address, location.href);
  const isStep = target.origin === location.origin && target.pathname === location.pathname;
  if (isStep && pathAndQueryOf(location.href) !== from) return;
  if (!isStep || !("navigation" in globalThis)) return leaveFor(target.href);
  await goTo(target.href);
}

function pathAndQueryOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
