import type { AppContext } from "../context.ts";
import type { Page } from "../page/page.ts";
import { isSmallBody, type Posted, readPosted, unread } from "./posted.ts";
import { type LimitName, withinNetworkLimit } from "./within-limit.ts";

/** Several forms post to one address: their body, read after the limit, says which one. The parts of an area's action. */
export function chosenForm<Params, Back extends Page | Response>(
  choose: (c: AppContext, posted: Posted) => FormChoice<Params, Back>,
  { networkLimit, json = false }: { networkLimit?: LimitName; json?: boolean } = {},
) {
  return {
    async act(c: AppContext, params: Params): Promise<Back | Response> {
      const within = !networkLimit || (await withinNetworkLimit(c, networkLimit));
      const posted = within || isSmallBody(c) ? await readPosted(c, { json }) : unread;
      return choose(c, posted).answer(c, params, { posted, within, json });
    },
    async onGuardRedirect(c: AppContext, params: Params): Promise<void> {
      const posted = await readPosted(c, { json });
      await choose(c, posted).saveDraft?.(c, params, posted);
    },
  };
}

export interface FormChoice<Params, Back extends Page | Response> {
  answer(c: AppContext, params: Params, received: Received): Promise<Back | Response>;
  saveDraft?: ((c: AppContext, params: Params, posted: Posted) => Promise<void>) | undefined;
}

export interface Received {
  posted: Posted;
  within: boolean;
  json: boolean;
}
