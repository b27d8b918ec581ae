import type { AppContext } from "../context.ts";
import { forgetSponsor, sponsorCode } from "../session/sponsor-code.ts";
import type { Registration } from "../upstream/ecommerce/account-calls.ts";
import { UpstreamError } from "../upstream/http.ts";
import { fieldOf } from "../upstream/violation-fault.ts";

/**
 * With the sponsor's code where one is remembered; without it where the API refuses the code, which keeps nobody from an
 * account. An error of another field is the form's, and the code is kept for the next try.
 *
 * @returns the code that was refused
 * @throws UpstreamError
 */
export async function openAccount(c: AppContext, registration: Registration): Promise<string | undefined> {
  const code = sponsorCode(c);
  const refused = code === undefined ? undefined : await refusalWith(c, registration, code);
  if (!code || refused) await c.var.ecommerce.register(registration);
  forgetSponsor(c);
  if (!refused) return undefined;
  c.var.log.warn("sponsor code refused", { reason: refused.message });
  return code;
}

async function refusalWith(
  c: AppContext,
  registration: Registration,
  code: string,
): Promise<UpstreamError | undefined> {
  try {
    await c.var.ecommerce.register({ ...registration, sponsorCode: code });
    return undefined;
  } catch (error) {
    if (error instanceof UpstreamError && mayBeAboutCode(error)) return error;
    throw error;
  }
}

/** A service that does not know the field may refuse it without naming it. */
const mayBeAboutCode = ({ status, refused, problem }: UpstreamError) =>
  refused &&
  (problem.violations.length > 0
    ? problem.violations.some(({ path }) => fieldOf(path, ["sponsorCode"]) !== undefined)
    : [400, 404, 405, 422].includes(status));
