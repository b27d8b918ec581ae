import { assets } from "virtual:client-assets";
import { reactRenderer } from "@hono/react-renderer";
import { createMiddleware } from "hono/factory";
import type { ReactElement } from "react";
import { collectSheets } from "../../engine/sheets.ts";
import { type MeasureSettings, measuresPath } from "../../shared/measure/report.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { documentAssets, vitalsName } from "../page/assets.ts";
import { Document, type DocumentProps } from "../page/document.tsx";
import { isMeasured } from "../session/visitor/measured.ts";
import { awaitsScripts, scriptsRunCookie } from "../session/visitor/scripts-run.ts";
import { versionOf } from "../upstream/measures.ts";
import { scriptSources } from "./script-sources.ts";

declare module "@hono/react-renderer" {
  interface Props
    extends Omit<
      DocumentProps,
      | "app"
      | "scripts"
      | "measure"
      | "nonce"
      | "origin"
      | "scriptsRun"
      | "scriptSources"
      | "suggestsAddresses"
    > {}
}

export const renderer = createMiddleware<AppEnv>(async function renderer(c, next) {
  const nonce = c.get("secureHeadersNonce") ?? "";
  const render = reactRenderer(
    ({ children, ...props }) =>
      Document({
        ...props,
        nonce,
        scripts: documentAssets().scripts,
        suggestsAddresses: c.var.configuration.addressSearchUrl !== "",
        scriptSources: scriptSources(c),
        measure: c.var.bot || !isMeasured(c) ? undefined : measureSettings(c),
        scriptsRun: awaitsScripts(c) ? scriptsRunCookie(c) : undefined,
        origin: new URL(c.req.url).origin,
        app: children as ReactElement,
      }),
    {
      stream: { "Content-Type": "text/html; charset=utf-8" },
      readableStreamOptions: {
        nonce,
        // React would otherwise move large ready parts to the end and insert them by script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError: (error) => c.var.log.error("render failed", error),
      },
    },
  );
  return collectSheets(() => render(c, next));
});

const measureSettings = (c: AppContext): MeasureSettings => ({
  version: versionOf(c.env),
  build: assets.buildId,
  share: c.var.configuration.measureShare,
  file: vitalsName(),
  to: measuresPath,
});
