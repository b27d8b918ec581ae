import type { AppContext } from "../context.ts";
import { forgetSponsor, sponsorCode } from "../session/sponsor-code.ts";
import type { Registration } from "../upstream/ecommerce/account-calls.ts";
import { UpstreamError } from "../upstream/http.ts";

/**
 * With the sponsor's code where one is remembered; without it where the API refuses it: no code keeps anybody from an
 * account.
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
    // Whatever the reason: a service that does not know the field may say anything.
    if (error instanceof UpstreamError && error.refused) return error;
    throw error;
  }
}
