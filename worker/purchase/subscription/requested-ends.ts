import * as z from "zod/mini";
import type { CustomerSubscription } from "../../../shared/subscription/customer-subscription.ts";
import { formatMoment } from "../../../shared/time/dates.ts";
import type { AppContext, Services } from "../../context.ts";
import { accountRequests, requestedEndsOf } from "../../session/account-requests.ts";
import type { RequestedEnd } from "../../session/account-sessions.ts";
import { claimsOf } from "../../upstream/ecommerce/customer/access-token.ts";
import { inTime } from "../../with-timeout.ts";

/** The account may not exist. A failure is only logged, since the request itself was received. */
export async function keepRequestedEnd(c: AppContext, email: string, request: RequestedEnd): Promise<void> {
  try {
    const own = await provenEmail(c.var);
    for (const account of new Set([inLowerCase(email), own]))
      if (account)
        await inTime(
          (await accountRequests(c.env, account)).keepRequestedEnd({ ...request, isOwn: account === own }),
        );
  } catch (error) {
    c.var.log.error("requested end of a contract not kept", error);
  }
}

/** The token alone proves nothing: the API has to accept it. */
async function provenEmail({ session }: Services<"session">): Promise<string | undefined> {
  if (!session.loggedIn) return undefined;
  const { email } = await session.customer();
  return inLowerCase(email) || undefined;
}

const inLowerCase = (email: string) => email.trim().toLowerCase();

export async function withRequestedEnds(
  c: AppContext,
  reading: Promise<CustomerSubscription[]>,
): Promise<CustomerSubscription[]> {
  const [subscriptions, requests] = await Promise.all([reading, requestedEnds(c)]);
  return subscriptions.map((subscription) => withRequestedEnd(subscription, requests));
}

/** Another build may have stored the record. */
const requestedEndSchema = z.object({
  contractNumber: z.string(),
  reference: z.string(),
  receivedAt: z.string(),
  isOwn: z.optional(z.boolean()),
});

async function requestedEnds(c: AppContext): Promise<RequestedEnd[]> {
  const email = ownEmail(c.var);
  if (!email) return [];
  try {
    const kept: unknown = await inTime(requestedEndsOf(c.env, email));
    return z
      .array(z.unknown())
      .parse(kept)
      .flatMap((one) => {
        const { data, error } = requestedEndSchema.safeParse(one);
        if (error) c.var.log.error("requested end of a contract not usable", error);
        return data ?? [];
      });
  } catch (error) {
    c.var.log.error("requested ends of contracts not known", error);
    return [];
  }
}

function withRequestedEnd(
  subscription: CustomerSubscription,
  requests: readonly RequestedEnd[],
): CustomerSubscription {
  const ofContract = requests.filter(({ contractNumber }) => names(contractNumber, subscription.number));
  const request = ofContract.findLast(isOfCustomer) ?? ofContract.at(-1);
  if (!request) return subscription;
  const subject = `${request.reference}, ${formatMoment(new Date(request.receivedAt))}`;
  const kind = isOfCustomer(request) ? "termination_requested" : "termination_requested_elsewhere";
  return { ...subscription, alerts: [...subscription.alerts, { kind, subject }] };
}

/** Earlier builds stored no `isOwn`: their requests count as the customer's. */
const isOfCustomer = ({ isOwn }: RequestedEnd) => isOwn !== false;

/** Customers type the number with words around it, or without its zeros. */
export function names(typed: string, number: string): boolean {
  const wanted = plain(number);
  return wanted !== "" && [typed, ...typed.split(/[^\p{L}\p{N}]+/u)].some((one) => plain(one) === wanted);
}

const plain = (number: string): string =>
  number
    .replace(/[^\p{L}\p{N}]+/gu, "")
    .toUpperCase()
    .replace(/^0+/, "");

const ownEmail = ({ session }: Services<"session">): string | undefined =>
  claimsOf(session.token ?? "").username;
