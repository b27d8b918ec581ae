import * as z from "zod/mini";
import { path } from "../path.ts";
import { NoSuchCall, UpstreamError } from "../upstream-error.ts";
import { allMembers } from "./all-members.ts";
import type { Channel } from "./cart-calls.ts";
import { movedCalls } from "./moved-calls.ts";
import type { SendCall } from "./send.ts";

const channelSchema = z.object({ code: z.string(), locales: z.optional(z.array(z.string())) });

export function channelCalls(send: SendCall, { channelCode, locale, version }: Channel) {
  const moved = movedCalls[version];

  /** @throws UpstreamError if the address, the channel, its locale or the version is wrong */
  async function proveChannel(deadline: number): Promise<void> {
    await Promise.all([proveLocale(deadline), proveVersion(deadline)]);
  }

  async function proveLocale(deadline: number): Promise<void> {
    const known = await send(["GET", path`shop/channels/${channelCode}`], channelSchema, { deadline }).catch(
      async (error: unknown) => {
        if (!(error instanceof NoSuchCall)) throw error;
        await allMembers(send, ["GET", "shop/countries"], z.unknown(), { deadline });
        return undefined;
      },
    );
    if (known?.locales && !known.locales.some((one) => one.endsWith(`/${locale}`)))
      throw new UpstreamError("ecommerce channel", 404, {
        message: `the channel ${channelCode} has no locale ${locale}, only ${known.locales.map(lastPart).join(", ")}`,
      });
  }

  /** An empty login is refused by the version's own route, and signs nobody in. */
  async function proveVersion(deadline: number): Promise<void> {
    try {
      await send(moved.logIn(), z.unknown(), { body: {}, deadline });
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
  }

  return { proveChannel };
}

const isRefusal = (error: unknown): boolean =>
  error instanceof UpstreamError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![404, 408].includes(error.status);

const lastPart = (iri: string): string => iri.slice(iri.lastIndexOf("/") + 1);
