import type { Sponsorships } from "../../shared/sponsorship/sponsorship.ts";
import type { AppContext } from "../context.ts";
import type { Loader } from "../page/page.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { takeInvitationDraft } from "./invitation-draft.ts";
import { sponsorshipsPage } from "./sponsorships-page.ts";

export const loadSponsorships: Loader<"mon-compte-mes-parrainages"> = async (c) => {
  const [list, inputs] = await Promise.all([loadList(c), takeInvitationDraft(c)]);
  return sponsorshipsPage(c, list, { inputs });
};

/** Null in an outage. @throws UpstreamError for a 401 */
export async function loadList(c: AppContext): Promise<Sponsorships | null> {
  try {
    return await c.var.ecommerce.sponsorships();
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status === 401) throw error;
    c.var.log.error("sponsorships not shown", error);
    return null;
  }
}
