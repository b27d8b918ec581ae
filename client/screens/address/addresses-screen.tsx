import type { Address } from "../../../shared/address/address.ts";
import { addressBookTexts } from "../../../shared/address/address-book.texts.ts";
import { addressBookHref, newEntry } from "../../../shared/address/address-book.ts";
import { addressBookTitle } from "../../../shared/address/address-book-title.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { AccountFrame, type AccountFrameProps } from "../../features/account-frame/account-frame.tsx";
import { ListLimit } from "../../features/account-frame/list-limit.tsx";
import { AddressCardIsland } from "../../features/address/address-card.island.tsx";
import type { EntryForm } from "../../features/address/address-entry-form.island.tsx";
import { AddressEntryIsland } from "../../features/address/address-entry-form.island.tsx";
import {
  type DeliveredElsewhere,
  DeliveredElsewhereNotice,
} from "../../features/address/delivered-elsewhere.tsx";
import { RemoveAddressIsland } from "../../features/address/remove-address.island.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import css from "./addresses-screen.module.css";

const t = translator(addressBookTexts);

export interface AddressesScreenProps extends Pick<AccountFrameProps, "places"> {
  view:
    | { kind: "list"; addresses: Address[]; elsewhere?: DeliveredElsewhere[] }
    | EntryForm
    | { kind: "remove"; address: Address }
    | { kind: "down" };
  notice?: { tone: "success" | "error" | "info"; text: string };
}

export function AddressesScreen({ places, view, notice }: AddressesScreenProps) {
  const title = addressBookTitle(view);
  const steps = view.kind === "form" || view.kind === "remove" ? [{ name: title }] : [];
  return (
    <AccountFrame places={places} place="mon-compte-mes-adresses" steps={steps}>
      <div className={view.kind === "list" ? "stack-5" : `stack-5 ${css.narrow}`}>
        {view.kind !== "down" && <h1>{title}</h1>}
        {notice && <Notice tone={notice.tone}>{notice.text}</Notice>}
        <View view={view} />
      </div>
    </AccountFrame>
  );
}

function View({ view }: Pick<AddressesScreenProps, "view">) {
  switch (view.kind) {
    case "list":
      return (
        <>
          {view.elsewhere && view.elsewhere.length > 0 && (
            <DeliveredElsewhereNotice subscriptions={view.elsewhere} />
          )}
          <AddressList addresses={view.addresses} />
        </>
      );
    case "form":
      return <AddressEntryIsland {...view} />;
    case "remove":
      return <RemoveAddressIsland address={view.address} />;
    case "down":
      return (
        <EmptyState level={1} title={t("down.title")} text={t("down.text")}>
          <ButtonLink href={addressBookHref()}>{t("down.retry")}</ButtonLink>
          <ButtonLink look="outline" href={href("mon-compte")}>
            {t("down.back")}
          </ButtonLink>
        </EmptyState>
      );
  }
}

function AddressList({ addresses }: { addresses: readonly Address[] }) {
  if (addresses.length === 0) {
    return (
      <EmptyState title={t("empty.title")} text={t("empty.text")}>
        <ButtonLink href={addressBookHref(newEntry)}>{t("add")}</ButtonLink>
      </EmptyState>
    );
  }
  const sorted = addresses.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault));
  return (
    <section aria-label={t("list")} className="stack-5">
      <p className="muted measure">{t("intro")}</p>
      <ul className={`stack-4 ${css.list}`}>
        {sorted.map((address) => (
          <li key={address.id}>
            <AddressCardIsland address={address} />
          </li>
        ))}
      </ul>
      <ListLimit count={addresses.length} />
      <ButtonLink className={css.add} href={addressBookHref(newEntry)}>
        {t("add")}
      </ButtonLink>
    </section>
  );
}
