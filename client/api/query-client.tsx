import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

const createQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: 1 }, mutations: { retry: 0 } } });

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
