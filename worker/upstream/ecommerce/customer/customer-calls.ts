import * as z from "zod/mini";
import { isRecord } from "../../is-record.ts";
import { path } from "../../path.ts";
import type { Call, SendCall } from "../send.ts";

const calls = {
  change: (id: string) => ["PUT", path`shop/customers/${id}`],
  changePassword: (id: string) => ["PUT", path`shop/customers/${id}/password`],
  exportData: (id: string) => ["GET", path`shop/customers/${id}/data-export`],
  requestDeletion: (id: string) => ["POST", path`shop/customers/${id}/deletion-requests`],
} as const satisfies Record<string, (...parts: never[]) => Call>;

/** Omitted members stay unchanged. */
export interface CustomerChange {
  firstName?: string;
  lastName?: string;
  email?: string;
  gender?: "m" | "f" | "u";
  birthday?: string | null;
  subscribedToNewsletter?: boolean;
  communicationLanguage?: string;
}

export function customerCalls(send: SendCall) {
  return {
    changeCustomer: async (id: string, change: CustomerChange): Promise<boolean> =>
      isRecord(await send(calls.change(id), z.unknown(), { body: change })),
    /** 422 at `currentPassword` if that password is wrong. */
    changePassword: async (
      id: string,
      { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
    ): Promise<void> => {
      const body = { currentPassword, newPassword, confirmNewPassword: newPassword };
      await send(calls.changePassword(id), z.unknown(), { body, proof: [202, 204] });
    },
    exportData: (id: string): Promise<object> => send(calls.exportData(id), z.looseObject({})),
    requestDeletion: async (id: string): Promise<void> => {
      await send(calls.requestDeletion(id), z.unknown(), { body: {}, proof: [202] });
    },
  };
}
