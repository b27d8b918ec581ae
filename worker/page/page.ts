import type { Thing } from "schema-dts";
import type { ScreenName, ScreenProps } from "../../client/screens/screens.ts";
import type { Image } from "../../shared/content/content.ts";
import type { Head } from "../../shared/content/head.ts";
import type { RouteMatch } from "../../shared/match-route.ts";
import type { RouteKey, RouteParams } from "../../shared/routes.ts";
import type { AppContext } from "../context.ts";

/** What a loader answers: the screen, its props and what the page says of itself. */
export type Page = {
  [Name in ScreenName]: {
    screen: Name;
    props: ScreenProps<Name>;
    head: Head;
    /** What the page is about, for search engines (schema.org); written into the document, never sent to scripts. */
    structuredData?: readonly Thing[];
    /** The page for those who ask for Markdown (assistants); written only for them. */
    markdown?: () => string;
    /** The picture by which the page is shared, on the picture host of the configuration. */
    shareImage?: Image | null;
    /** 200 unless said. */
    status?: 200 | 400 | 403 | 404 | 410 | 413 | 415 | 422 | 429 | 500 | 502 | 503;
    /** Something of this visitor is on the page: its payload is not kept for a second use. */
    personal?: boolean;
  };
}[ScreenName];

/** The server half of a screen: awaits what the first view needs, leaves promises for what stands lower down. */
export type Loader<K extends RouteKey = RouteKey> = (
  c: AppContext,
  params: RouteParams<K>,
  match: RouteMatch,
) => Promise<Page | Response>;

/** Expected absence: the page of status 404 is shown. */
export class NotFound extends Error {
  constructor(path: string) {
    super(`Page Not Found: ${path}`);
  }
}

/** A screen that the shop will have: said kindly, under the same status. */
export class NotYet extends NotFound {}
