import { assets } from "virtual:client-assets";
import type { ReactElement } from "react";
import type { DocumentData } from "../../client/document-data.ts";
import { ConsentBar } from "../../client/features/consent/consent-question.tsx";
import { loadIslands } from "../../client/islands/island.tsx";
import { OwnRoots } from "../../client/islands/own-root.ts";
import { LoadingBar } from "../../client/navigation/loading-bar.tsx";
import type { PageData, Shell } from "../../client/page-data.ts";
import { PageLayout } from "../../client/page-layout.tsx";
import { type AnyScreen, loadScreen } from "../../client/screens/screens.ts";
import { withStyles } from "../../engine/document-stream.ts";
import { sheetsInTurn } from "../../engine/sheets.ts";
import type { AppContext } from "../context.ts";
import { documentAssets, stylesOf } from "./assets.ts";
import { nameOf } from "./document.tsx";
import { islandRenderer } from "./islands.tsx";

/** Under construction: nobody sees these pages unless the feature is on. */
export const isDocument = (c: AppContext): boolean => c.get("settings").features.has("documents");

interface RespondOptions {
  page: PageData;
  shell: Shell;
  /** Renders the document around the page. */
  render: (app: ReactElement, data: DocumentData) => Response | Promise<Response>;
}

/** Answers with a document whose islands are roots of their own; everything else in it is static. */
export async function respondWithDocument(c: AppContext, { page, shell, render }: RespondOptions) {
  const Screen = await loadScreen(page.screen);
  await loadIslands();
  const { openPayment, account, countryWall, languageWall, exitIntent, parts } = shell;
  const answer = await render(<Page page={page} shell={shell} Screen={Screen} />, {
    build: assets.buildId,
    screen: page.screen,
    loggedIn: account.loggedIn,
    ...(page.tracking && { tracking: page.tracking }),
    ...(openPayment.order && { openOrder: openPayment.order }),
    popups: { countryWall, languageWall, exitIntent, parts: { newsletter: parts.newsletter } },
  });
  if (!answer.body) return answer;
  const nonce = c.get("secureHeadersNonce") ?? "";
  const styled = withStyles(answer.body, {
    newSheets: sheetsInTurn(),
    render(sheets, isFirst) {
      const { css, files } = stylesOf(sheets);
      if (!isFirst) return css && `<style nonce="${nonce}">${css}</style>${nameFiles(files, nonce)}`;
      const base = documentAssets();
      // The place is within a style element.
      return `${base.styles}${css}</style>${nameFiles([...base.sheets, ...files], nonce)}<style nonce="${nonce}">`;
    },
  });
  return new Response(styled, answer);
}

const nameFiles = (files: readonly string[], nonce: string) =>
  files.length > 0
    ? `<script nonce="${nonce}">(${assets.nameSheets})(${JSON.stringify(files.map(nameOf))})</script>`
    : "";

interface PageProps {
  page: PageData;
  shell: Shell;
  Screen: AnyScreen;
}

function Page({ page, shell, Screen }: PageProps) {
  return (
    <OwnRoots value={islandRenderer()}>
      <LoadingBar />
      {page.asksConsent && <ConsentBar />}
      <PageLayout shell={shell} page={page}>
        <Screen {...page.props} />
      </PageLayout>
    </OwnRoots>
  );
}
