import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

const createQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: 1 }, mutations: { retry: 0 } } });

let shared: QueryClient | undefined;

/** The one server state of this page. In the browser only: in the worker it would be shared by all visitors. */
export function browserQueryClient(): QueryClient {
  shared ??= createQueryClient();
  return shared;
}

/** Server state for what stands inside: in the worker each render has its own. */
export function ServerState({ children }: { children: ReactNode }) {
  const [client] = useState(() =>
    typeof document === "undefined" ? createQueryClient() : browserQueryClient(),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
