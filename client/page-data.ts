import type { Head } from "../shared/content/head.ts";
import type { Layout } from "../shared/routes.ts";
import type { ScreenName, ScreenProps } from "./screens/screens.ts";

/** Props that are promises stream in late. */
export type PageData = {
  [Name in ScreenName]: {
    screen: Name;
    props: ScreenProps<Name>;
    head: Head;
    layout: Layout;
    asksConsent?: true | undefined;
    hidesOpenPayment?: true | undefined;
    isPreview?: true | undefined;
  };
}[ScreenName];
