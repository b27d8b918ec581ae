import { island } from "../../../../engine/islands/island.tsx";
import { LockStatus } from "./lock-status.tsx";
import { type Editable, useEditLock } from "./use-edit-lock.ts";

const SubscriptionLock = (props: Editable) => <LockStatus {...useEditLock(props)} />;

export const SubscriptionLockIsland = island(SubscriptionLock, {
  when: "idle",
  follows: true,
  hasNoBox: true,
});
