import type { AddressesScreenProps } from "../../../client/screens/address/addresses-screen.tsx";
import { addressBookTitle } from "../../../shared/address/address-book-title.ts";
import { href } from "../../../shared/routes.ts";
import type { AppContext } from "../../context.ts";
import { accountPlacesOf } from "../../page/account-frame.ts";
import type { Page } from "../../page/page.ts";
import { pageTitle } from "../../page/seo/seo.ts";
import { leaveNotice, type Notice, takeNotice } from "../../session/notice.ts";

export function addressPage(
  c: AppContext,
  view: AddressesScreenProps["view"],
  { status, notice }: Pick<Page, "status"> & { notice?: AddressesScreenProps["notice"] } = {},
): Page {
  const shown = notice ?? takeNotice(c, isAboutBook);
  return {
    screen: "addresses",
    ...(status ? { status } : {}),
    personal: true,
    props: {
      places: accountPlacesOf(c.var),
      view,
      ...(shown ? { notice: { tone: shown.tone, text: shown.text } } : {}),
    },
    head: {
      title: pageTitle(addressBookTitle(view)),
      canonical: href("mon-compte-mes-adresses"),
      noindex: true,
    },
  };
}

export const bookNotice = (tone: Notice["tone"], text: string): Notice => ({
  tone,
  text,
  draft: { addresses: "done" },
});

export const leaveBookNotice = (c: AppContext, tone: Notice["tone"], text: string): void =>
  leaveNotice(c, bookNotice(tone, text));

const isAboutBook = ({ draft }: Notice) => draft?.addresses !== undefined;
