import { type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { readFirstPage } from "./navigation/first-page.ts";
import { reloadOnce } from "./navigation/reload-guard.ts";
import { loadScreen } from "./screens/screens.ts";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

async function start(): Promise<void> {
  const root = document.getElementById("app");
  if (!root) throw new Error("the document has no #app");
  const first = await readFirstPage();
  const Screen = await loadScreen(first.page.screen);
  // In a transition, hydration is done in slices: a touch comes in between.
  startTransition(() => {
    hydrateRoot(
      root,
      <Marked>
        <App first={first} Screen={Screen} />
      </Marked>,
    );
  });
}

/** Tells whoever measures the page when it is hydrated. */
function Marked({ children }: { children: ReactNode }) {
  useEffect(() => void performance.mark("hydrated"), []);
  return children;
}

/** Files of an older build may be gone: the page is then loaded again, once. */
start().catch((error: unknown) => {
  if (!reloadOnce()) throw error;
});
