import { assets } from "virtual:client-assets";
import type { ReactNode } from "react";
import type { Thing } from "schema-dts";
import { type DocumentData, documentDataId } from "../../client/navigation/document-data.ts";
import type { ScreenName } from "../../client/screens/screens.ts";
import type { DocumentScripts } from "../../engine/document-scripts.ts";
import { sheetsPlace } from "../../engine/document-stream.ts";
import type { Image } from "../../shared/content/content.ts";
import type { Head } from "../../shared/content/head.ts";
import { themeColor } from "../../shared/identity.ts";
import type { MeasureSettings } from "../../shared/measure/report.ts";
import { locale } from "../../shared/text/translator.ts";
import { DevelopmentScripts, DevelopmentStyles } from "./development.tsx";
import { ShareTags } from "./seo/share-tags.tsx";
import { StructuredData } from "./seo/structured-data.tsx";

export interface DocumentProps {
  screen: ScreenName;
  head: Head;
  structuredData?: readonly Thing[] | undefined;
  shareImage?: Image | null | undefined;
  suggestsAddresses: boolean;
  origin: string;
  bodyClass: string;
  customer: string | undefined;
  scripts: DocumentScripts;
  scriptSources: string;
  nonce: string;
  scriptsRun: string | undefined;
  measure: MeasureSettings | undefined;
  app: ReactNode;
  data: DocumentData;
}

/** The renderer calls this as a plain function, so hooks are not allowed. */
export function Document(props: DocumentProps) {
  const { screen, head, structuredData, shareImage, origin, bodyClass, customer, scripts, nonce, app } =
    props;
  const { data, scriptSources, suggestsAddresses, scriptsRun, measure } = props;
  return (
    <html lang={locale.slice(0, 2)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        {head.description ? <meta name="description" content={head.description} /> : null}
        {/* Never both: a search engine could apply the noindex to the canonical page. */}
        {head.noindex ? (
          <meta name="robots" content={head.follow ? "noindex, follow" : "noindex, nofollow"} />
        ) : head.canonical ? (
          <link rel="canonical" href={origin + head.canonical} />
        ) : null}
        <ShareTags screen={screen} head={head} image={shareImage} origin={origin} />
        <meta name="theme-color" content={themeColor} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the stream inserts style sheets here */}
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: sheetsPlace }} />
        {assets.dev ? <DevelopmentStyles nonce={nonce} /> : null}
        <link rel="expect" href="#app" blocking="render" />
        <noscript>
          <link rel="stylesheet" href="/no-script.css" />
        </noscript>
      </head>
      <body
        className={bodyClass}
        data-customer={customer}
        data-suggests-addresses={suggestsAddresses ? "" : undefined}
      >
        {assets.dev ? null : <Script run={assets.guardScripts} given={scriptSources} nonce={nonce} />}
        {assets.dev || !measure ? null : <Script run={assets.measurePage} given={measure} nonce={nonce} />}
        {assets.dev ? null : <Script run={assets.fetchAfterPaint} given={scripts} nonce={nonce} />}
        {scriptsRun && <Script run="c=>{document.cookie=c}" given={scriptsRun} nonce={nonce} />}
        <Data data={data} />
        <div id="app">{app}</div>
        {assets.dev ? null : <Script run={assets.startAfterPaint} given={scripts} nonce={nonce} />}
        <StructuredData things={structuredData} />
        {assets.dev ? <DevelopmentScripts nonce={nonce} /> : null}
      </body>
    </html>
  );
}

function Data({ data }: { data: DocumentData }) {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no `<` is left
  return <script id={documentDataId} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />;
}

interface ScriptProps {
  run: string;
  given: string | DocumentScripts | MeasureSettings;
  nonce: string;
}

function Script({ run, given, nonce }: ScriptProps) {
  const script = `(${run})(${JSON.stringify(given)})`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: of our own build
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />;
}
