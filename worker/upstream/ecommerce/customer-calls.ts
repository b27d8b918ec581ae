import * as z from "zod/mini";
import { isRecord } from "../is-record.ts";
import { path } from "../path.ts";
import type { Call, Send } from "./send.ts";

const calls = {
  change: (id: string) => ["PUT", path`shop/customers/${id}`],
  changePassword: (id: string) => ["PUT", path`shop/customers/${id}/password`],
  exportData: (id: string) => ["GET", path`shop/customers/${id}/data-export`],
  requestDeletion: (id: string) => ["POST", path`shop/customers/${id}/deletion-requests`],
} as const satisfies Record<string, (...parts: never[]) => Call>;

/** What is left out stays as it is. */
export interface CustomerChange {
  firstName?: string;
  lastName?: string;
  email?: string;
  gender?: "m" | "f" | "u";
  /** Y-m-d. */
  birthday?: string | null;
  subscribedToNewsletter?: boolean;
  communicationLanguage?: string;
}

export function customerCalls(send: Send) {
  return {
    /** False where the answer is no customer. Versions tell more or less of one: nothing of it is read. */
    changeCustomer: async (id: string, change: CustomerChange): Promise<boolean> =>
      isRecord(await send(calls.change(id), z.unknown(), { body: change })),
    /** The confirmation is set equal (spec 5); 422 at `currentPassword` where that is wrong. */
    changePassword: async (
      id: string,
      { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
    ): Promise<void> => {
      const body = { currentPassword, newPassword, confirmNewPassword: newPassword };
      await send(calls.changePassword(id), z.unknown(), { body, proof: [202, 204] });
    },
    exportData: (id: string): Promise<object> => send(calls.exportData(id), z.looseObject({})),
    /** 422 says why it cannot be yet. */
    requestDeletion: async (id: string): Promise<void> => {
      await send(calls.requestDeletion(id), z.unknown(), { body: {}, proof: [202] });
    },
  };
}
