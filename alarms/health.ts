import * as z from "zod/mini";

export interface Health {
  isReachable: boolean;
  /** Undefined if `/health/deep` was not readable. */
  services: Readonly<Record<string, ServiceHealth>> | undefined;
}

const serviceHealth = z.object({
  status: z.enum(["ok", "slow", "down", "not configured"]),
  problem: z.optional(z.string()),
});
type ServiceHealth = z.infer<typeof serviceHealth>;

const deep = z.object({ services: z.record(z.string(), serviceHealth) });

export interface Asked {
  shop: string;
  secret: string;
  /** A picture of the shop; empty: none is asked for. */
  picture: string;
  fail: (event: string, error: unknown) => void;
}

/** Milliseconds; the worker answers `/health/deep` after 2 s at most. */
const longest = 10_000;

/** Never throws. */
export async function readHealth({ shop, secret, picture, fail }: Asked): Promise<Health> {
  const ask = (address: string, headers: Record<string, string> = {}) =>
    fetch(new URL(address, shop), {
      headers: { "User-Agent": "storefront-alarms", ...headers },
      redirect: "manual",
      signal: AbortSignal.timeout(longest),
    });
  const orFail = <T>(event: string, work: Promise<T>) =>
    work.catch((error: unknown) => {
      fail(event, error);
      return undefined;
    });
  const [isReachable, services, picturesHealth] = await Promise.all([
    orFail("shop not reached", ask("/health").then(isOk)),
    orFail(
      "health not read",
      ask("/health/deep", { Authorization: `Bearer ${secret}` }).then(async (answer) => {
        if (answer.status !== 200 && answer.status !== 503) throw new Error(`status ${answer.status}`);
        return z.parse(deep, await answer.json()).services;
      }),
    ),
    picture ? ask(picture).then(healthOfPicture, () => down("no answer")) : undefined,
  ]);
  return {
    isReachable: isReachable ?? false,
    services: services && { ...services, ...(picturesHealth && { pictures: picturesHealth }) },
  };
}

async function isOk(answer: Response): Promise<boolean> {
  await answer.body?.cancel();
  return answer.status === 200;
}

async function healthOfPicture(answer: Response): Promise<ServiceHealth> {
  await answer.body?.cancel();
  if (answer.status !== 200) return down(`status ${answer.status}`);
  return answer.headers.get("content-type")?.startsWith("image/") ? { status: "ok" } : down("not a picture");
}

const down = (problem: string): ServiceHealth => ({ status: "down", problem });
