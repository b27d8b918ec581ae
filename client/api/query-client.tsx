import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { CallFailed } from "./call.ts";

const createQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: isAskedAgain }, mutations: { retry: 0 } } });

/** Retries once if the worker was not reached. The worker retries calls to services itself, so its errors are final. */
export const isAskedAgain = (failures: number, error: Error): boolean =>
  failures < 1 && error instanceof CallFailed && error.status === 0;

let shared: QueryClient | undefined;

/** One per page, in the browser only: in the worker all visitors would share it. */
export function browserQueryClient(): QueryClient {
  shared ??= createQueryClient();
  return shared;
}

/** On the worker each render has its own. */
export function ServerState({ children }: { children: ReactNode }) {
  const [client] = useState(() =>
    typeof document === "undefined" ? createQueryClient() : browserQueryClient(),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
