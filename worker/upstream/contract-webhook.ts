import type { Termination, Withdrawal } from "../../shared/contract/contract-forms.ts";
import * as clock from "../../shared/time/clock.ts";
import { wallClock } from "../../shared/time/wall-clock.ts";
import { digestOf } from "../digest.ts";
import type { Log } from "../log.ts";
import { sign } from "../signature.ts";
import type { ContractReceipt } from "./ecommerce/contract-calls.ts";
import { type Connection, createExchange } from "./exchange.ts";
import { Unreadable } from "./upstream-error.ts";

export interface ContractWebhookOptions extends Connection {
  secret: string;
  log: Pick<Log, "error" | "warn">;
}

/** Posts ends of contracts to a service of the merchant, signed as publishes of the content system are. */
export function createContractWebhook({ secret, ...connection }: ContractWebhookOptions) {
  const exchange = createExchange({ service: "contract webhook", ...connection });

  async function post(kind: keyof typeof prefixes, request: object): Promise<ContractReceipt> {
    const receivedAt = clock.date();
    const reference = await referenceOf(kind, request, receivedAt);
    const body = { event: `contract.${kind}`, reference, receivedAt: receivedAt.toISOString(), request };
    const at = Math.floor(receivedAt.getTime() / 1000);
    const signature = await sign(secret, `${at}.${JSON.stringify(body)}`);
    const headers = {
      "Content-Type": "application/json",
      "X-Contract-Timed-Signature": `t=${at},v1=${signature}`,
    };
    await exchange("", { method: "POST", body, headers, responseType: "text" }, ({ status }, name) => {
      if (status < 200 || status > 299) throw new Unreadable(name, `status ${status}`);
    });
    return { reference, receivedAt };
  }

  return {
    terminate: (request: Termination): Promise<ContractReceipt> => post("termination", request),
    withdraw: (request: Withdrawal): Promise<ContractReceipt> => post("withdrawal", request),
  };
}

const prefixes = { termination: "RES", withdrawal: "REN" } as const;

/** The same request on the same day has the same reference, so that it counts once. Short digests could collide. */
async function referenceOf(kind: keyof typeof prefixes, request: object, at: Date): Promise<string> {
  const { date } = wallClock(at.getTime());
  const digest = (await digestOf(`${kind} ${date} ${JSON.stringify(request)}`)).toUpperCase();
  return [prefixes[kind], digest.slice(0, 4), digest.slice(4, 8), digest.slice(8, 12)].join("-");
}
