import { href } from "../../shared/routes.ts";
import { friendView } from "../../shared/sponsorship/friend-view.ts";
import { invitationNotices } from "../../shared/sponsorship/invitation.texts.ts";
import { invitationRules } from "../../shared/sponsorship/invitation.ts";
import { translator } from "../../shared/text/translator.ts";
import { form } from "../forms/form.ts";
import { accountOf } from "../forms/within-limit.ts";
import type { Page } from "../page/page.ts";
import { wantsJson } from "../page/wants-json.ts";
import { saveInvitationDraft } from "./invitation-draft.ts";
import { invite } from "./invite.ts";
import { loadList } from "./sponsorships.ts";
import { invitationNotice, sponsorshipsPage } from "./sponsorships-page.ts";

const say = translator(invitationNotices);

export const inviteFriends = form({
  failure: "friends not invited",
  networkLimit: "CONTACT_LIMIT",
  given: async (c) => {
    const [before, { email }] = await Promise.all([loadList(c), c.var.session.customer()]);
    return { before, own: email };
  },
  rules: ({ own }) => invitationRules(own),
  personLimits: [{ name: "CONTACT_LIMIT", key: (_, c) => `invitations of ${accountOf(c.var.session)}` }],
  act: async (c, { given: { before }, values }) => {
    await invite(c, values, before);
    const text = say("sent", { count: values.emails.length });
    const after = wantsJson(c) ? await loadList(c).catch(() => null) : null;
    return {
      json: { text, ...(after ? { members: after.members.map(friendView) } : {}) },
      to: href("mon-compte-mes-parrainages"),
      notice: invitationNotice(text),
    };
  },
  back: (c, { given: { before }, errors, draft }): Page =>
    sponsorshipsPage(c, before, { inputs: draft, errors }),
  messages: () => ({
    "too-often": say("tooOften"),
    unreadable: say("noForm"),
    unavailable: say("unavailable"),
  }),
  saveDraft: (c, _, { data }) => saveInvitationDraft(c, data),
});
