import { redirectForm } from "../../../../shared/api/forms.ts";
import { subscriptionHref } from "../../../../shared/subscription/subscription-href.ts";
import { goTo } from "../../../navigation/go-to.ts";
import { leaveFor } from "../../../navigation/leave-for.ts";
import { removeDraft } from "../../forms/draft/remove-drafts.ts";
import { postForm } from "../../forms/post-form.ts";
import type { SubscriptionStepView } from "./subscription-step-view.ts";

export async function sendSubscriptionStep({ id }: SubscriptionStepView, action: string, data: FormData) {
  const sent = await postForm(redirectForm(action), data);
  if (sent.errors) return sent.errors;
  removeDraft(action);
  const { redirect } = sent.answer;
  await (redirect.startsWith(subscriptionHref(id)) ? goTo(redirect) : leaveFor(redirect));
  return undefined;
}
