import type { Animal } from "../../../shared/animal/animal.ts";
import { removeAnimalHref } from "../../../shared/animal/animal-href.ts";
import { draftKey, guideResultHref } from "../../../shared/guide/guide-href.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext } from "../../context.ts";
import { attachDraft } from "../../nutrition/attach-draft.ts";
import { beginSession } from "../../session/begin-session.ts";
import { leaveNotice } from "../../session/notice.ts";
import { sessionTexts } from "../../session/texts.ts";
import { forgetSponsor } from "../../session/visitor/sponsor-code.ts";
import type { Authentication } from "../../upstream/ecommerce/customer/customer.ts";
import { followAccountCountry } from "./account-country.ts";
import { beginOrderAfterSignIn, pageAfterSignIn } from "./after-sign-in.ts";
import { attachCart } from "./attach-cart.ts";

const say = translator(sessionTexts);

export async function signIn(
  c: AppContext,
  answer: Authentication,
  { wanted, message, isNew = false }: AfterSignIn,
): Promise<string> {
  const formerCart = c.var.session.cartToken;
  const begun = beginSession(c, answer);
  forgetSponsor(c);
  const [ofCart] = await Promise.all([
    attachCart(c, answer.cartToken),
    begun,
    ...(isNew ? [] : [followAccountCountry(c)]),
  ]);
  const animal = isNew ? await attachDraft(c) : undefined;
  const way = await pageAfterSignIn(c, animal ? withAnimal(wanted, animal) : wanted, formerCart);
  const order = await beginOrderAfterSignIn(c, way);
  const attached = animal && say("animal.added", { name: animal.name });
  const text = [message, attached, ofCart, order?.notice?.text].filter(Boolean).join(" ");
  const link = animal && { to: removeAnimalHref(animal.id, "mistake"), name: say("animal.undo") };
  if (text) leaveNotice(c, { tone: message ? "success" : "info", text, link });
  return order?.path ?? way;
}

interface AfterSignIn {
  wanted: string;
  message?: string | undefined;
  /** The account was just opened, so the visitor's animal joins it. */
  isNew?: boolean | undefined;
}

/** The draft is gone, so its result is that of the stored animal. */
const withAnimal = (wanted: string, { id }: Animal): string =>
  wanted.startsWith(guideResultHref(draftKey)) ? guideResultHref(String(id)) : wanted;
