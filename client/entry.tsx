import { type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { documentDataId } from "./document-data.ts";
import { followCount } from "./features/cart/show-count.ts";
import { isEdited } from "./islands/is-edited.ts";
import { replayInput } from "./islands/replay-input.ts";
import { readFirstPage } from "./navigation/first-page.ts";
import { startPageActions } from "./page-actions.ts";
import { loadScreen } from "./screens/screens.ts";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

async function start(): Promise<void> {
  startPageActions();
  followCount();
  const root = document.getElementById("app");
  if (!root) throw new Error("no #app");
  const first = await readFirstPage();
  const load = () => loadScreen(first.page.screen);
  // A navigation that starts cancels pending imports in WebKit, and may end in a download.
  const Screen = await load().catch(load);
  // A transition hydrates in slices, so that input can interrupt it.
  startTransition(() => {
    hydrateRoot(
      root,
      <HydrationMark>
        <App first={first} Screen={Screen} />
      </HydrationMark>,
      { onRecoverableError: (error) => !isUnfinished(error) && reportError(error) },
    );
  });
}

/**
 * A part that the worker did not finish, which React draws anew: the page was left or cut off while it came, or the
 * worker failed and has logged why (https://react.dev/errors/419).
 */
function isUnfinished(error: unknown): boolean {
  return error instanceof Error && /#419\b|could not finish this Suspense boundary/.test(error.message);
}

/** Hands over what was entered before hydration, then sets the mark that measurements and journeys wait for. */
function HydrationMark({ children }: { children: ReactNode }) {
  useEffect(() => {
    const fields = document.querySelectorAll("#app :is(input, select, textarea)");
    for (const field of fields) if (isEdited(field)) replayInput(field);
    performance.mark("hydrated");
  }, []);
  return children;
}

// Islands with roots of their own come with this file. Elsewhere the document's script reloads the page if a file is
// missing (scripts/inline-scripts.ts).
if (!document.getElementById(documentDataId)) void start();
