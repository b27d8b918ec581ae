import type { AppContext, Services } from "../../context.ts";
import { forgetSponsor, sponsorCode } from "../../session/visitor/sponsor-code.ts";
import type { Registration } from "../../upstream/ecommerce/customer/account-calls.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { fieldOf } from "../../upstream/violation-fault.ts";

/** A sponsor code that the API refuses must not prevent the account. @returns the refused code */
export async function openAccount(c: AppContext, registration: Registration): Promise<string | undefined> {
  const code = sponsorCode(c);
  const refused = code === undefined ? undefined : await refusalWith(c.var, registration, code);
  if (!code || refused) await c.var.ecommerce.register(registration);
  forgetSponsor(c);
  if (!refused) return undefined;
  c.var.log.warn("sponsor code refused", { reason: refused.message });
  return code;
}

async function refusalWith(
  { ecommerce }: Services<"ecommerce">,
  registration: Registration,
  code: string,
): Promise<UpstreamError | undefined> {
  try {
    await ecommerce.register({ ...registration, sponsorCode: code });
    return undefined;
  } catch (error) {
    if (error instanceof UpstreamError && mayBeAboutCode(error)) return error;
    throw error;
  }
}

const mayBeAboutCode = ({ status, refused, problem }: UpstreamError) =>
  refused &&
  (problem.violations.length > 0
    ? problem.violations.some(({ path }) => fieldOf(path, ["sponsorCode"]) !== undefined)
    : [400, 404, 422].includes(status));
