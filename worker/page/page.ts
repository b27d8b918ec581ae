import type { Thing } from "schema-dts";
import type { ScreenName, ScreenProps } from "../../client/screens/screens.ts";
import type { Image } from "../../shared/content/content.ts";
import type { Head } from "../../shared/content/head.ts";
import type { RouteMatch } from "../../shared/match-route.ts";
import type { RouteKey, RouteParams } from "../../shared/routes.ts";
import type { TrackedEvent } from "../../shared/tracking/events.ts";
import type { AppContext } from "../context.ts";

export type Page = {
  [Name in ScreenName]: {
    screen: Name;
    props: ScreenProps<Name>;
    head: Head;
    /** schema.org. */
    structuredData?: readonly Thing[];
    markdown?: () => string;
    shareImage?: Image | null;
    status?: 200 | 400 | 403 | 404 | 410 | 413 | 415 | 422 | 429 | 500 | 502 | 503;
    /** The page's own, besides its page view; sent if the visitor allows it. */
    events?: readonly TrackedEvent[];
    /** Contains visitor data: it is kept nowhere. */
    personal?: boolean;
  };
}[ScreenName];

/** Awaits what the first view needs; promises among the props stream in later. */
export type Loader<K extends RouteKey = RouteKey> = (
  c: AppContext,
  params: RouteParams<K>,
  match: RouteMatch,
) => Promise<Page | Response>;

export class NotFound extends Error {
  constructor(path: string) {
    super(`Page Not Found: ${path}`);
  }
}

/** A posted body that is longer than its form takes, and was not read. */
export class TooLarge extends Error {}

/** For screens that are not built yet: 404 with a friendlier text. */
export class NotYet extends NotFound {}
