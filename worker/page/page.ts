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
    structuredData?: readonly Thing[];
    markdown?: () => string;
    shareImage?: Image | null;
    status?: 200 | 400 | 403 | 404 | 410 | 413 | 415 | 422 | 429 | 500 | 502 | 503;
    events?: readonly TrackedEvent[];
    /** Contains visitor data: sent to a logged-in customer with `no-store`, like every screen behind `isAuthenticated`. */
    personal?: boolean;
  };
}[ScreenName];

/** Await data of the first view; other props may be promises, which stream in later. */
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

export class TooLarge extends Error {}
