import { demoIdentity } from "../sandbox/demo/demo-identity.ts";
import * as identity from "../shared/identity.ts";

export type Identity = Record<keyof typeof demoIdentity, string>;

/** Names of the constants of `shared/identity.ts` that still have the demo's value. */
export const keptFromDemo = (given: Identity = identity): string[] =>
  Object.entries(demoIdentity).flatMap(([name, value]) =>
    given[name as keyof Identity] === value ? [name] : [],
  );
