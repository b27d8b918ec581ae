import { island } from "../../islands/island.tsx";
import { LockStatus } from "./lock-status.tsx";
import { type Editable, useEditLock } from "./use-edit-lock.ts";

/** Locks the page of a subscription once the deadline of its next shipment passes. */
const SubscriptionLock = (props: Editable) => <LockStatus {...useEditLock(props)} />;

export const SubscriptionLockIsland = island(SubscriptionLock, {
  when: "idle",
  follows: true,
  hasNoBox: true,
});
