import { useSyncExternalStore } from "react";
import { loading } from "./loading.ts";
import css from "./loading-bar.module.css";

export function LoadingBar() {
  const state = useSyncExternalStore(loading.subscribe, loading.state, () => "idle" as const);
  return <div className={css.bar} data-state={state} aria-hidden="true" />;
}
