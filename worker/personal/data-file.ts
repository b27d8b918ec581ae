import { personalNotices } from "../../shared/customer/personal.texts.ts";
import { personalHref } from "../../shared/customer/personal-sections.ts";
import { noFields } from "../../shared/forms/form-rules.ts";
import { translator } from "../../shared/text/translator.ts";
import * as clock from "../../shared/time/clock.ts";
import type { AppContext } from "../context.ts";
import type { FormResult } from "../forms/answer.ts";
import { form } from "../forms/form.ts";
import type { Page } from "../page/page.ts";
import { personalCustomer } from "./personal-customer.ts";
import { leavePersonalNotice } from "./personal-notice.ts";
import { downPage } from "./personal-page.ts";

const say = translator(personalNotices);

/** POST only, so that prefetches, crawlers and other sites cannot trigger it. */
export const exportData = form({
  failure: "data not exported",
  given: personalCustomer,
  rules: () => noFields,
  personLimits: [{ name: "PERSONAL_LIMIT", key: ({ given }) => `data of ${given.id}` }],
  act: async (c, { given: { id } }): Promise<FormResult<Page | Response>> => {
    const data = await c.var.ecommerce.exportData(id);
    return { json: data, page: () => fileOf(c, data) };
  },
  back: (c, { errors }): Page | Response => {
    leavePersonalNotice(c, "error", "mes-donnees", errors.form.join(" "));
    return c.redirect(personalHref({ section: "mes-donnees" }), 303);
  },
  messages: () => ({ unavailable: say("notExported") }),
  outage: async (c) => downPage(c.var),
});

function fileOf(c: AppContext, data: object): Response {
  const name = `mes-donnees-${clock.date().toISOString().slice(0, 10)}.json`;
  return c.body(JSON.stringify(data, null, 2), 200, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}"`,
    "Cache-Control": "no-store",
  });
}
