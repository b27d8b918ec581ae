import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { CallFailed } from "./call.ts";

const createQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: isAskedAgain }, mutations: { retry: 0 } } });

/** Retries only if the worker was not reached: the worker retries calls to services itself. */
export const isAskedAgain = (failures: number, error: Error): boolean =>
  failures < 1 && error instanceof CallFailed && error.status === 0;

let shared: QueryClient | undefined;

/** Browser only: in the worker, all visitors would share this client. */
export function browserQueryClient(): QueryClient {
  shared ??= createQueryClient();
  return shared;
}

export function ServerState({ children }: { children: ReactNode }) {
  const [client] = useState(() =>
    typeof document === "undefined" ? createQueryClient() : browserQueryClient(),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
